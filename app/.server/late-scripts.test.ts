import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const style = '<link rel="stylesheet" href="/a.css"/>';
const data = '<script nonce="n">window.data = "type=\\"module\\"";</script>';
const module = '<script nonce="n" type="module" async="">import "/a.js";\nimport("/b.js");</script>';
const preloads = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/${name}.js" nonce="n"/>`);
const starter = '<script>start()</script>';

test('puts the modules and what preloads them into a template, and lets nothing else wait', () => {
  const late = withLateScripts(page(preloads.join(style), data + module), starter);
  const [before = '', after = ''] = late.split(`<template>${preloads.join('')}${module}</template>`);
  expect(before).toBe(page(style, data).replace('</body></html>', ''));
  expect(after).toBe(`${starter}</body></html>`);
});

test('leaves a page alone that has no module', () => {
  expect(withLateScripts(page(style, data), starter)).toBe(page(style, data));
});
