// Reports copying, cutting and pasting outside of fields: to the focused element or its nearest ancestor that listens; if
// none does, to the only one within reach.

import { isReachable } from "./shortcuts.js";

/** The longest text that the host accepts (`TextFieldContent.lengthMax`). */
const lengthMax = 160_000;

/** @param {import("../elements/surface.js").Surface} surface */
export function listenForClipboard(surface) {
  for (const kind of /** @type {const} */ (["copy", "cut", "paste"])) document.addEventListener(kind, (event) => tell(event, kind, surface));
}

/**
 * @param {ClipboardEvent} event
 * @param {"copy" | "cut" | "paste"} kind
 * @param {import("../elements/surface.js").Surface} surface
 */
function tell(event, kind, surface) {
  if (event.defaultPrevented || isTyping(document.activeElement) || isTyping(event.target)) return;
  // If a person has selected text, the browser copies it.
  if (kind !== "paste" && document.getSelection()?.isCollapsed === false) return;
  if (kind !== "paste") return hearing(kind, surface)?.report(kind);
  const words = event.clipboardData?.getData("text/plain") ?? "";
  // Drop half of a surrogate pair.
  const text = words.slice(0, lengthMax).replace(/[\uD800-\uDBFF]$/, "");
  if (text !== "") hearing(kind, surface)?.report(kind, { text });
}

/**
 * Whether a node has clipboard commands of its own: a text field has, a slider or a check box hasn't.
 *
 * @param {any} node
 */
function isTyping(node) { return Boolean(node?.closest?.("textarea, input:read-write, input[readonly], [contenteditable]")); }

/**
 * @param {"copy" | "cut" | "paste"} kind
 * @param {import("../elements/surface.js").Surface} surface
 */
function hearing(kind, surface) {
  for (let node = document.activeElement; node; node = node.parentElement) {
    const element = node.id ? surface.elements.get(Number(node.id.slice(1))) : null;
    if (element?.node === node && element.listensTo(kind)) return element;
  }
  const all = [...surface.elements.values()].filter((element) => element.listensTo(kind) && isReachable(element.fields, element.node));
  return all.length === 1 ? all[0] : null;
}
