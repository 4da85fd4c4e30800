// Moving a node without losing what it holds: the keyboard, a selection, an offset, a running animation.

/** Puts `node` into `container` before `next` (null: at the end). */
export function moveKeepingState(container, node, next) {
  const place = next !== null && next.parentNode === container ? next : null;
  if (node.isConnected && container.isConnected && typeof container.moveBefore === "function") {
    container.moveBefore(node, place);
    return;
  }
  if (!node.isConnected) {
    container.insertBefore(node, place);
    return;
  }
  const restore = remember(node);
  container.insertBefore(node, place);
  restore();
}

/** For browsers that cannot move a node while it lives: notes the focus, the selection and the offsets inside. */
function remember(node) {
  const active = document.activeElement;
  const hadFocus = active !== null && node.contains(active);
  const selection = hadFocus && active instanceof HTMLInputElement
    ? [active.selectionStart, active.selectionEnd, active.selectionDirection] : null;
  const offsets = [node, ...node.querySelectorAll(".scroll")]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((scrolled) => [scrolled, scrolled.scrollLeft, scrolled.scrollTop]);
  return () => {
    for (const [scrolled, left, top] of offsets) scrolled.scrollTo({ left, top, behavior: "instant" });
    if (!hadFocus || document.activeElement === active) return;
    active.focus({ preventScroll: true });
    if (selection && selection[0] !== null) active.setSelectionRange(...selection);
  };
}
