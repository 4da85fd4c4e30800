// Asking for an element's menu: the second button, a key, or a finger that rests. Browsers that tell of a resting finger by
// themselves do so earlier or later; the first counts.

const restMilliseconds = 500;
const slopPoints = 10;

/** The presses that an inner element waits for: those around it don't ask for their menus. */
const taken = new WeakSet();

export function listenForMenus(element) {
  const { node } = element;
  let timer = null, start = null, isServed = false;
  const forget = () => {
    clearTimeout(timer);
    timer = null;
  };
  const ask = ({ clientX, clientY }) => {
    const box = node.getBoundingClientRect();
    isServed = true;
    element.report("contextMenu", { location: [clientX - box.left, clientY - box.top] });
  };
  node.addEventListener("contextmenu", (event) => {
    if (!element.listensTo("contextMenu")) return;
    event.preventDefault();
    event.stopPropagation();
    forget();
    if (!isServed || start === null) ask(event);
  });
  node.addEventListener("pointerdown", (event) => {
    forget();
    // Two fingers that rest ask for nothing.
    if (!event.isPrimary) return;
    isServed = false;
    start = event.pointerType === "touch" ? event : null;
    if (!start || taken.has(event) || !element.listensTo("contextMenu")) return;
    taken.add(event);
    timer = setTimeout(() => ask(event), restMilliseconds);
  });
  node.addEventListener("pointermove", (event) => {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slopPoints) forget();
  });
  for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, forget);
  // The press that opened the menu is no press on what lies under the finger.
  node.addEventListener("click", (event) => {
    if (!isServed || start === null) return;
    isServed = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}
