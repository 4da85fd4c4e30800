// Decides what the browser itself may do with touches and the mouse on an element that recognises gestures.

/**
 * What it may do with one finger: a scroll view around the element keeps its own directions.
 *
 * @param {import("./gestures.js").Gestures} gestures
 */
export function touchAction({ element: { node }, specs, pinches }) {
  const drags = specs.filter(({ name }) => name === "drag" || name === "touch");
  if (drags.length === 0 && !pinches) return "manipulation";
  const scroll = /** @type {HTMLElement | null} */ (node.closest(".scroll"));
  if (!scroll || (drags.length > 0 && pinches) || drags.some(({ priority }) => priority === "high")) return "none";
  const directions = [["pan-x", scroll.style.overflowX], ["pan-y", scroll.style.overflowY]];
  return directions.filter(([, overflow]) => overflow === "auto").map(([name]) => name).join(" ") || "none";
}

/**
 * Two fingers are the gesture's while it wants them, also where one of them may scroll, and so is a trackpad's pinch. A browser
 * scrolls only when it has heard those who listen so: nobody does without need.
 *
 * @param {import("./gestures.js").Gestures} gestures
 */
export function keepPinches(gestures) {
  if (gestures.pinches === Boolean(gestures.pinching)) return;
  gestures.pinching?.abort();
  gestures.pinching = gestures.pinches ? new AbortController() : null;
  if (!gestures.pinching) return;
  const options = { signal: gestures.pinching.signal, passive: false };
  const { node } = gestures.element;
  /** @param {TouchEvent} event */
  const keep = (event) => { if (event.touches.length > 1 && event.cancelable) event.preventDefault(); };
  for (const name of /** @type {const} */ (["touchstart", "touchmove"])) node.addEventListener(name, keep, options);
  node.addEventListener("wheel", (event) => gestures.pinch.wheel(event), options);
}

/**
 * Whether something is held or moved, or tapped so often that it is no text to be selected.
 *
 * @param {import("./gestures.js").Spec[]} specs
 */
export function holds(specs) {
  return specs.some(({ name, numbers: [count] }) =>
    name === "drag" || name === "longPress" || name === "touch" || (name === "tap" && count > 1));
}

/**
 * A browser would carry away a link, an image or selected text, and the pointer with it.
 *
 * @param {import("./gestures.js").Gestures} gestures
 * @param {DragEvent & { target: any }} event
 */
export function keepFromDragging(gestures, event) {
  if (gestures.pointers.size === 0 || !gestures.holds) return;
  if (!event.target.closest?.(".draggable,input,textarea")) event.preventDefault();
}
