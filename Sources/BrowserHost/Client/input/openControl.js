// Knows which control the browser has opened: a menu, a calendar, a palette. While one is open, it has the focus and gets all
// keys; nothing in the page may take them, or close it.

const tellsOpenness = CSS.supports("selector(:open)");

/**
 * Whether a key goes to a control that is open.
 *
 * @param {Event & { target: any }} event
 */
export function goesToOpenControl({ target }) {
  return tellsOpenness && target.closest?.("select, input")?.matches(":open") === true;
}

/**
 * Whether a place is a control's own: itself, or for a menu one of its options, which browsers give the keyboard to.
 *
 * @param {any} place
 * @param {any} control
 */
export function isPartOf(place, control) {
  return place === control || (control.localName === "select" && control.contains(place));
}
