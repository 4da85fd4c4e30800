// Keyboard shortcuts: they press an element wherever the focus is, even if the element is hidden. Of several with the same keys,
// the last one within reach is pressed: elements in front come later.

import { exit } from "./exitCommand.js";
import { goesToOpenControl } from "./openControl.js";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys that move the caret or delete text, with any modifiers. */
const editingKeys = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Backspace", "Delete"]);
/** The input elements in which text is edited. */
const textInputs = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])';

export class Shortcuts {
  /** @param {import("../elements/surface.js").Surface} surface */
  constructor(surface) {
    this.surface = surface;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent & { target: any }} event */
  press(event) {
    // A browser that fills in a field sends an event without a key.
    if (!event.key || event.isComposing || event.keyCode === 229 || goesToOpenControl(event)) return;
    const field = event.target.closest?.("input, textarea, select");
    // Return in a single-line field was reported by the field already; the default action follows it.
    if (event.defaultPrevented && !(field?.localName === "input" && event.key === "Enter")) return;
    if (belongsToControl(event, field)) return;
    const element = pressedBy(event, this.surface);
    if (!element) return void (event.key === "Escape" && exit(event));
    event.preventDefault();
    if (!event.repeat) element.control.click();
  }
}

/**
 * The element that a key presses; null if there is none.
 *
 * @param {KeyboardEvent & { target: any }} event
 * @param {import("../elements/surface.js").Surface} surface
 * @returns {import("../elements/element.js").Element<any> | null}
 */
export function pressedBy(event, surface) {
  return [...surface.elements.values()]
    .filter(({ fields, node }) => fields.shortcut && matches(fields.shortcut, event) && isReachable(fields, node))
    .reduce((/** @type {import("../elements/element.js").Element<any> | null} */ last, next) => (!last || isBehind(last.node, next.node) ? next : last), null);
}

/**
 * Whether a control handles the key itself: typing, selecting, pressing.
 *
 * @param {KeyboardEvent & { target: any }} event
 * @param {any} field
 */
function belongsToControl(event, field) {
  if (field?.matches(textInputs) && editsText(event)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape") return false;
  if (event.key === "Enter") return field !== null && field !== undefined ? field.localName !== "input" : event.target.localName === "button";
  return Boolean(field);
}

/**
 * Whether a key with modifiers edits or selects text, as Apple's systems offer keys to a text field first.
 *
 * @param {KeyboardEvent} event
 */
function editsText(event) {
  if (editingKeys.has(event.key)) return true;
  // A character that is typed with AltGr, or with Option.
  const types = event.getModifierState("AltGraph") || (isApple && event.altKey && !event.ctrlKey && !event.metaKey);
  if (types) return event.key.length === 1 || event.key === "Dead";
  // Undo and redo, the clipboard, and selecting all; in other alphabets by the key's position.
  const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace("Key", "");
  return (isApple ? event.metaKey : event.ctrlKey) && !event.altKey && /^[zyxcva]$/i.test(letter);
}

/**
 * The name in ARIA of the key that stands for Apple's command key.
 */
export const spokenCommand = isApple ? "Meta" : "Control";

/**
 * On other than Apple's platforms, control replaces command.
 *
 * @param {string[]} values
 * @param {KeyboardEvent & { target: any }} event
 */
function matches([key, ...modifiers], event) {
  const held = new Set(modifiers);
  const wantsControl = held.has("control") || (!isApple && held.has("command"));
  const wantsMeta = isApple && held.has("command");
  return event.ctrlKey === wantsControl && event.metaKey === wantsMeta && event.altKey === held.has("option")
    && isSameKey(key, held, event);
}

/**
 * @param {string} key
 * @param {Set<string>} held
 * @param {KeyboardEvent & { target: any }} event
 */
function isSameKey(key, held, event) {
  const hasShift = event.shiftKey === held.has("shift");
  if (key.length > 1) return hasShift && key === event.key;
  // A character that requires the shift key matches by itself.
  if (key.toLowerCase() === event.key.toLowerCase()) return hasShift || key.toLowerCase() === key.toUpperCase();
  const isModified = ["command", "control", "option"].some((name) => held.has(name));
  return isModified && hasShift && liesAt(key, event);
}

/**
 * Modifiers and other alphabets change the characters of letter and digit keys: such a key is recognized by its position. If the
 * layout has the Latin letters elsewhere, the typed character counts.
 *
 * @param {string} key
 * @param {KeyboardEvent & { target: any }} event
 */
function liesAt(key, event) {
  if (/^[a-z\d]$/i.test(event.key) || event.getModifierState("AltGraph")) return false;
  return event.code === `Key${key.toUpperCase()}` || event.code === `Digit${key}`;
}

/**
 * A hidden element still gets its shortcuts; one that is leaving, lies below a modal dialog or is disabled doesn't.
 *
 * @param {import("../transport/wire.js").Fields} fields
 * @param {HTMLElement} node
 */
export function isReachable(fields, node) {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  return !fields.disabled && node.isConnected && !node.closest(".leaving") && (!modal || modal.contains(node));
}

/**
 * @param {Node} first
 * @param {Node} second
 */
function isBehind(first, second) {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}
