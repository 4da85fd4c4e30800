// Writes an element's accessibility properties as ARIA attributes.

import { spokenCommand } from "../input/shortcuts.js";

/** @type {Record<string, string>} */
const roles = {
  heading: "heading", image: "img", button: "button", link: "link", list: "list", listItem: "listitem", group: "group",
  dialog: "dialog", status: "status", toggle: "switch", textField: "textbox", progress: "progressbar", none: "none",
  checkbox: "checkbox", radio: "radio", radioGroup: "radiogroup", meter: "meter", spinButton: "spinbutton",
  toolbar: "toolbar",
};

/**
 * The role that the native node of each kind already has.
 *
 * @type {Record<string, string>}
 */
const native = { button: "button", link: "link", textField: "textField", progress: "progress" };

const fields = new Set(["role", "label", "value", "hint", "help", "language", "identifier", "silent", "selected", "level", "focusable", "disabled", "shortcut"]);

/**
 * @param {import("./element.js").Element} element
 * @param {Partial<import("../transport/wire.js").Fields>} changes
 */
export function describe(element, changes) {
  if (!Object.keys(changes).some((field) => fields.has(field))) return;
  const { node, control, kind } = element;
  const { role, label, value, hint, help, language, identifier, silent, level, focusable, disabled } = element.fields;
  const spoken = role ?? native[kind] ?? (label !== null ? "group" : null);
  attribute(control, "role", spoken && spoken !== native[kind] && element.takesRole ? roles[spoken] : element.ownRole);
  attribute(control, "aria-level", role === "heading" ? level ?? 1 : null);
  element.name(label);
  attribute(control, "aria-description", [value, hint].filter((text) => text !== null && text !== "").join(", ") || null);
  attribute(control, "title", help);
  attribute(node, "lang", language);
  attribute(node, "data-identifier", identifier);
  attribute(control, "aria-keyshortcuts", spokenShortcut(element.fields.shortcut));
  attribute(node, "aria-hidden", silent ? "true" : null);
  select(control, element.fields.selected, spoken);
  const keeps = disabled && keepsKeyboard(control, element);
  attribute(control, "aria-disabled", disabled && (keeps || !("disabled" in control)) ? "true" : null);
  if ("disabled" in control) /** @type {HTMLButtonElement} */ (control).disabled = disabled && !keeps;
  else attribute(control, "tabindex", focusable && !disabled ? "0" : null);
}

/**
 * Whether a disabled button keeps the focus that it has, which would otherwise be lost. It is then marked as disabled with ARIA
 * only, and becomes really disabled when it loses the focus.
 *
 * @param {HTMLElement} control
 * @param {import("./element.js").Element} element
 */
function keepsKeyboard(control, element) {
  if (control.localName !== "button" || control !== document.activeElement) return false;
  control.addEventListener("blur", () => describe(element, element.fields), { once: true });
  return true;
}

/**
 * A keyboard shortcut in ARIA's format.
 *
 * @param {string[] | null} shortcut
 */
function spokenShortcut(shortcut) {
  if (!shortcut) return null;
  const [key, ...modifiers] = shortcut;
  /** @type {Record<string, string>} */
  const words = { shift: "Shift", control: "Control", option: "Alt", command: spokenCommand };
  return [...new Set(modifiers.map((modifier) => words[modifier])), key === " " ? "Space" : key].join("+");
}

/**
 * Each role has its own attribute for being selected.
 *
 * @param {HTMLElement} control
 * @param {boolean} isSelected
 * @param {string | null} role
 */
function select(control, isSelected, role) {
  const isSwitch = ["toggle", "checkbox", "radio"].includes(role ?? "");
  attribute(control, "aria-checked", isSwitch ? String(isSelected) : null);
  attribute(control, "aria-pressed", role === "button" && isSelected ? "true" : null);
  const isOther = isSelected && !isSwitch && role !== "button";
  attribute(control, "aria-current", isOther ? "true" : null);
}

/**
 * @param {globalThis.Element} node
 * @param {string} name
 * @param {string | number | null} value
 */
export function attribute(node, name, value) {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}
