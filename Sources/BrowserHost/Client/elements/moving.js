// Moves a DOM node without losing its state: focus, selection, scroll offsets, running animations.

/**
 * Puts `node` into `container` before `next` (null: at the end).
 *
 * @param {HTMLElement} container
 * @param {HTMLElement} node
 * @param {globalThis.Element | null} next
 */
export function moveKeepingState(container, node, next) {
  const isAlive = node.isConnected && container.isConnected;
  const movesAlive = isAlive && container.moveBefore !== undefined;
  const isDelicate = isAlive && (!movesAlive || node.contains(document.activeElement));
  const restore = isDelicate ? remember(container, node) : null;
  if (movesAlive) container.moveBefore?.(node, next); else container.insertBefore(node, next);
  restore?.();
}

/**
 * When the focused node is moved, some browsers scroll it into view; those without `moveBefore` also lose the focus, the
 * selection and the scroll offsets.
 *
 * @param {globalThis.Element} container
 * @param {globalThis.Element} node
 */
function remember(container, node) {
  const active = node.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null;
  const { selectionStart = null, selectionEnd = null, selectionDirection = null } = field ?? {};
  const offsets = [...ancestors(container), node, ...node.querySelectorAll(".scroll")]
    .filter((place) => place.classList.contains("scroll"))
    .map((scrolled) => ({ scrolled, left: scrolled.scrollLeft, top: scrolled.scrollTop }));
  return () => {
    if (active && document.activeElement !== active) {
      active.focus({ preventScroll: true });
      if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
    for (const { scrolled, left, top } of offsets) scrolled.scrollTo({ left, top, behavior: "instant" });
  };
}

/** @param {globalThis.Element} node */
function ancestors(node) {
  const found = [];
  for (let place = /** @type {ParentNode | null} */ (node); place instanceof Element; place = place.parentNode) found.push(place);
  return found;
}
