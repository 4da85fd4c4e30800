// Decides which touch and mouse actions the browser may perform on an element that recognizes gestures.

/**
 * The `touch-action` of an element: a scroll view around it keeps its scroll directions.
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
 * Prevents the browser from using two fingers, or a trackpad's pinch, while the gestures need them, even if one finger may
 * scroll. The listeners are not passive, so they delay scrolling; they are only added when needed.
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
 * Whether a gesture holds or drags, or needs several taps, so that text must not be selected.
 *
 * @param {import("./gestures.js").Spec[]} specs
 */
export function holds(specs) {
  return specs.some(({ name, numbers: [count] }) =>
    name === "drag" || name === "longPress" || name === "touch" || (name === "tap" && count > 1));
}

/**
 * Prevents the browser's own drag of a link, an image or selected text, which would take over the pointer.
 *
 * @param {import("./gestures.js").Gestures} gestures
 * @param {DragEvent & { target: any }} event
 */
export function keepFromDragging(gestures, event) {
  if (gestures.pointers.size === 0 || !gestures.holds) return;
  if (!event.target.closest?.(".draggable,input,textarea")) event.preventDefault();
}
