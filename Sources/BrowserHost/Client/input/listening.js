// Reports the events, other than gestures, that any element can listen to: focus, keys, context menus, and presses of elements
// that aren't buttons.

import { listenForMenus } from "./contextMenu.js";
import { reportGain, reportLoss } from "./keyboardBar.js";
import { isUnasked } from "./keyboardPlace.js";
import { goesToOpenControl, isPartOf } from "./openControl.js";

/** Whether the Tab key is down: focus changes meanwhile are caused by it. */
let isTabDown = false;
addEventListener("keydown", ({ key }) => { isTabDown = key === "Tab"; }, { capture: true });
for (const name of ["keyup", "pointerdown"]) addEventListener(name, () => { isTabDown = false; }, { capture: true });

/**
 * Reports when a node gets and loses the focus, except when the whole page loses it, when it moves between a menu and its
 * options, or between a field and the controls that serve it.
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

/** What moves the focus. */
function mover() {
  if (isUnasked()) return { unasked: true };
  return isTabDown ? { tabbed: true } : {};
}

/**
 * Listens for the events that an element declares; others aren't reported, so the listeners can stay.
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
  // A pointer's clicks have a detail of at least 1; those of assistive technology have 0.
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

/** Key events that an inner element has reported: the host passes them on to its ancestors. */
const told = new WeakSet();

/** The keys with which browsers scroll, outside of fields. */
const scrollingKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End"];

/**
 * @param {import("../elements/element.js").Element<any>} element
 * @param {KeyboardEvent & { target: any }} event
 * @param {boolean} down
 */
function reportKey(element, event, down) {
  // Autofilling a field dispatches key events without a key.
  if (event.key === undefined || event.isComposing || told.has(event) || !element.listensTo("key")) return;
  if (goesToOpenControl(event)) return;
  const field = event.target.closest("input, textarea, select");
  // Typing into a field inside the element belongs to the field.
  if (field && field !== element.control && event.key.length === 1 && !event.ctrlKey && !event.metaKey) return;
  told.add(event);
  if (down && !field && event.target.localName !== "button" && scrollingKeys.includes(event.key)) event.preventDefault();
  const held = { shift: event.shiftKey, control: event.ctrlKey, option: event.altKey, command: event.metaKey };
  const modifiers = Object.entries(held).filter(([, isHeld]) => isHeld).map(([name]) => name);
  element.report("key", { key: event.key.slice(0, 32), modifiers, down, repeated: event.repeat });
}
