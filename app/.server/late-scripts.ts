/** As React Router's `Scripts` writes them. */
const preloads = /<link rel="modulepreload"[^>]*>/gu;
const moduleScript = /<script\b[^>]* type="module"[^>]*>.*?<\/script>/su;

/**
 * The page with its modules in a template, and behind it the script that lets them out when the page has been painted:
 * a browser fetches them side by side with style and fonts otherwise, and they are three times as long.
 */
export function withLateScripts(html: string, starter: string): string {
  const late = html.match(preloads)?.join('') ?? '';
  return html
    .replaceAll(preloads, '')
    .replace(moduleScript, (script) => `<template>${late}${script}</template>${starter}`);
}
