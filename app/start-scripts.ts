/**
 * Stands in interactive pages, behind the template that holds their scripts (`app/.server/late-scripts.ts`), and lets
 * them out when the page has been painted.
 */
const template = document.currentScript?.previousElementSibling;
/** A page out of sight is not painted, and not every browser tells when one is. */
const mostMsFromLoad = 2000;

function startScripts(): void {
  if (!(template instanceof HTMLTemplateElement)) return;
  // Empty the second time.
  const { content } = template;
  document.head.append(...content.querySelectorAll('link'));
  document.body.append(content);
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) startScripts();
}).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(startScripts, mostMsFromLoad));
