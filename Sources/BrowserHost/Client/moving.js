// Moving a node without losing what it holds: the keyboard, a selection, an offset, a running animation.

/** Puts `node` into `container` before `next` (null: at the end). */
export function moveKeepingState(container, node, next) {
  const isAlive = node.isConnected && container.isConnected;
  const movesAlive = isAlive && typeof container.moveBefore === "function";
  const isDelicate = isAlive && (!movesAlive || node.contains(document.activeElement));
  const restore = isDelicate ? remember(container, node) : null;
  if (movesAlive) container.moveBefore(node, next); else container.insertBefore(node, next);
  restore?.();
}

/**
 * A browser that moves the node with the keyboard scrolls it into view, which nobody asked for; one that can't move nodes
 * alive takes the keyboard, the selection and the offsets away.
 */
function remember(container, node) {
  const active = node.contains(document.activeElement) ? document.activeElement : null;
  const selection = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
    ? [active.selectionStart, active.selectionEnd, active.selectionDirection] : [null];
  const offsets = [...ancestors(container), node, ...node.querySelectorAll(".scroll")]
    .filter((place) => place.classList.contains("scroll"))
    .map((scrolled) => [scrolled, scrolled.scrollLeft, scrolled.scrollTop]);
  return () => {
    if (active && document.activeElement !== active) {
      active.focus({ preventScroll: true });
      if (selection[0] !== null) active.setSelectionRange(...selection);
    }
    for (const [scrolled, left, top] of offsets) scrolled.scrollTo({ left, top, behavior: "instant" });
  };
}

function ancestors(node) {
  const found = [];
  for (let place = node; place instanceof Element; place = place.parentNode) found.push(place);
  return found;
}
