// Detects which native control is open: a menu, a calendar, a palette. An open one has the focus and gets all keys; the page must
// not handle them or close it.

const tellsOpenness = CSS.supports("selector(:open)");

/**
 * Whether a key goes to an open control.
 *
 * @param {Event & { target: any }} event
 */
export function goesToOpenControl({ target }) {
  return tellsOpenness && target.closest?.("select, input")?.matches(":open") === true;
}

/**
 * Whether a node is the control itself, or one of a menu's options, which browsers may focus.
 *
 * @param {any} place
 * @param {any} control
 */
export function isPartOf(place, control) {
  return place === control || (control.localName === "select" && control.contains(place));
}
