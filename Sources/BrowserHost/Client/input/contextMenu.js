// Recognizes requests for an element's context menu: the secondary button, a key, or a long press. Browsers that report a long
// press themselves do so earlier or later; the first report counts.

const restMilliseconds = 500;
const slopPoints = 10;

/** The presses that an inner element handles: its ancestors don't request their menus for them. */
const taken = new WeakSet();

/**
 * The finger that might be a long press, one in the whole page: two fingers request no menu, wherever they are.
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
  // The press that opened the menu must not also press what lies under the finger.
  node.addEventListener("click", (/** @type {any} */ event) => {
    if (!isServed || !isTouched) return;
    isServed = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}
