/** Escape closes an open hover card (WCAG 1.4.13); it opens again when it has been left. */
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const card of document.querySelectorAll('[data-hover-card]')) card.setAttribute('data-dismissed', '');
});
addEventListener('pointerout', forget);
addEventListener('focusout', forget);

function forget({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const card = target instanceof Element ? target.closest('[data-hover-card]') : null;
  if (card?.contains(relatedTarget instanceof Node ? relatedTarget : null)) return;
  card?.removeAttribute('data-dismissed');
}
