// Writes an element's accessibility as ARIA attributes.

/** @type {Record<string, string>} */
const roles = {
  heading: "heading", image: "img", button: "button", link: "link", list: "list", listItem: "listitem", group: "group",
  dialog: "dialog", status: "status", toggle: "switch", textField: "textbox", progress: "progressbar", none: "none",
  checkbox: "checkbox", radio: "radio", radioGroup: "radiogroup", meter: "meter", spinButton: "spinbutton",
  toolbar: "toolbar",
};

/**
 * What the nodes of these kinds are without being told.
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
 * A button that is disabled while it has the keyboard keeps it, or that would be nowhere: it says that it is disabled, does
 * nothing, and is left alone once it is left.
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
 * As ARIA writes keys.
 *
 * @param {string[] | null} shortcut
 */
function spokenShortcut(shortcut) {
  if (!shortcut) return null;
  const [key, ...modifiers] = shortcut;
  /** @type {Record<string, string>} */
  const words = { shift: "Shift", control: "Control", option: "Alt", command: "Meta" };
  return [...modifiers.map((modifier) => words[modifier]), key === " " ? "Space" : key].join("+");
}

/**
 * Each role has its own word for being chosen.
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
