// Recognises requests for an element's context menu: the second button, a key, or a finger that rests. Browsers that report a
// resting finger by themselves do so earlier or later; the first report counts.

const restMilliseconds = 500;
const slopPoints = 10;

/** The presses that an inner element waits for: those around it don't ask for their menus. */
const taken = new WeakSet();

/**
 * The finger that rests, one in the whole page: two that rest ask for nothing, wherever they are.
 *
 * @type {{ pointerId: number, x: number, y: number, timer: ReturnType<typeof setTimeout> } | null}
 */
let resting = null;

function forget() {
  clearTimeout(resting?.timer);
  resting = null;
}

for (const name of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(name, forget, { capture: true });

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  if (resting?.pointerId === pointerId && Math.hypot(clientX - resting.x, clientY - resting.y) > slopPoints) forget();
}, { capture: true });

/** @param {import("../elements/element.js").Element<any>} element */
export function listenForMenus(element) {
  const { node } = element;
  let isTouched = false, isServed = false;
  /** @param {{ clientX: number, clientY: number }} options */
  const ask = ({ clientX, clientY }) => {
    const box = node.getBoundingClientRect();
    isServed = true;
    element.report("contextMenu", { location: [clientX - box.left, clientY - box.top] });
  };
  node.addEventListener("contextmenu", (/** @type {any} */ event) => {
    if (!element.listensTo("contextMenu")) return;
    event.preventDefault();
    event.stopPropagation();
    forget();
    if (!isServed || !isTouched) ask(event);
  });
  node.addEventListener("pointerdown", (/** @type {any} */ event) => {
    if (!event.isPrimary) return;
    isServed = false;
    isTouched = event.pointerType === "touch";
    if (!isTouched || taken.has(event) || !element.listensTo("contextMenu")) return;
    taken.add(event);
    const { pointerId, clientX: x, clientY: y } = event;
    resting = { pointerId, x, y, timer: setTimeout(() => { if (node.isConnected) ask(event); }, restMilliseconds) };
  });
  // The press that opened the menu is no press on what lies under the finger.
  node.addEventListener("click", (/** @type {any} */ event) => {
    if (!isServed || !isTouched) return;
    isServed = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}
