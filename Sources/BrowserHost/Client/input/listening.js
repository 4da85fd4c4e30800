// Reports the events besides gestures that any element can listen to: focus, keys, context menus, and presses of what is no
// button.

import { listenForMenus } from "./contextMenu.js";
import { reportGain, reportLoss } from "./keyboardBar.js";
import { isUnasked } from "./keyboardPlace.js";
import { goesToOpenControl, isPartOf } from "./openControl.js";

/** Whether the Tab key is down: what comes to have the keyboard meanwhile has it by that. */
let isTabDown = false;
addEventListener("keydown", ({ key }) => { isTabDown = key === "Tab"; }, { capture: true });
for (const name of ["keyup", "pointerdown"]) addEventListener(name, () => { isTabDown = false; }, { capture: true });

/**
 * Reports when the keyboard comes to a node and when it goes, but not when the whole page loses it, nor when it goes between a
 * menu and its options, or between a field and what serves it.
 *
 * @param {import("../elements/element.js").Element<any>} element
 * @param {HTMLElement} node
 */
export function listenForFocus(element, node) {
  node.addEventListener("focusin", ({ target, relatedTarget }) => {
    if (!isPartOf(target, node) || isPartOf(relatedTarget, node)) return;
    reportGain(element, node, mover());
  });
  node.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!isPartOf(target, node) || isPartOf(relatedTarget, node) || isPartOf(document.activeElement, node)) return;
    reportLoss(element, node, relatedTarget, isUnasked() ? { unasked: true } : {});
  });
}

/** Who moves the keyboard. */
function mover() {
  if (isUnasked()) return { unasked: true };
  return isTabDown ? { tabbed: true } : {};
}

/**
 * Listens for what an element declares; what it doesn't declare is not reported, so the listeners may stay.
 *
 * @param {import("../elements/element.js").Element} element
 */
export function listen(element) {
  const { control, node } = element;
  listenForMenus(element);
  node.addEventListener("keydown", (event) => reportKey(element, event, true));
  node.addEventListener("keyup", (event) => reportKey(element, event, false));
  if (["a", "button", "input", "select", "textarea"].includes(control.localName)) return;
  listenForFocus(element, control);
  // A pointer's clicks are counted from one; those of assistive technology are none.
  node.addEventListener("click", (event) => press(element, event, event.detail === 0));
  node.addEventListener("keydown", (event) => {
    if (event.target === node && (event.key === "Enter" || event.key === " ")) press(element, event, true);
  });
}

/**
 * @param {import("../elements/element.js").Element} element
 * @param {Event} event
 * @param {boolean} isWithoutPointer
 */
function press(element, event, isWithoutPointer) {
  const kind = isWithoutPointer && element.listensTo("activate") ? "activate" : "press";
  if (!element.listensTo(kind)) return;
  event.stopPropagation();
  event.preventDefault();
  element.report(kind);
}

/** Keys that an inner element has told of: those around it hear them from the host. */
const told = new WeakSet();

/** What a browser scrolls by, where nobody types. */
const scrollingKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End"];

/**
 * @param {import("../elements/element.js").Element<any>} element
 * @param {KeyboardEvent & { target: any }} event
 * @param {boolean} down
 */
function reportKey(element, event, down) {
  // A browser that autofills a field reports a key event without a key.
  if (event.key === undefined || event.isComposing || told.has(event) || !element.listensTo("key")) return;
  if (goesToOpenControl(event)) return;
  const field = event.target.closest("input, textarea, select");
  // What is typed into a field inside is the field's.
  if (field && field !== element.control && event.key.length === 1 && !event.ctrlKey && !event.metaKey) return;
  told.add(event);
  if (down && !field && event.target.localName !== "button" && scrollingKeys.includes(event.key)) event.preventDefault();
  const held = { shift: event.shiftKey, control: event.ctrlKey, option: event.altKey, command: event.metaKey };
  const modifiers = Object.entries(held).filter(([, isHeld]) => isHeld).map(([name]) => name);
  element.report("key", { key: event.key.slice(0, 32), modifiers, down, repeated: event.repeat });
}
