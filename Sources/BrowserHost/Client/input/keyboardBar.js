// Keeps the focus in a text field while a button is pressed with a pointer: only the Tab key, another field or a place
// without a control takes it away.
//
// The bar of what serves the field is the field's: where the Tab key leads from the field into the bar, or a menu opens from
// there, the host hears of no loss. Else the bar would go with the keyboard, ahead of what it was pressed for.

const fields = ".textField, .textEditor";
const servants = "[role=toolbar], .menuDialog";
const pressed = `button, a[href], ${servants}`;

/** A control of the browser's own opens only by a whole press, and what is dragged is dragged by one. */
const wholly = "input, textarea, select, .draggable";

export function keepKeyboardInField() {
  document.addEventListener("mousedown", keep);
  // Of a button that is disabled a browser tells no more than that.
  document.addEventListener("pointerdown", (event) => {
    if (/** @type {HTMLElement} */ (event.target).closest(":disabled")) keep(event);
  }, { capture: true });
}

/** @param {Event & { target: any }} event */
function keep(event) {
  const { target } = event;
  if (!target.closest(pressed) || target.closest(wholly)) return;
  if (document.activeElement?.matches(fields)) event.preventDefault();
}

/**
 * The field that has the keyboard for the host, while what serves it has it.
 *
 * @type {import("../elements/element.js").Element<any> | null}
 */
let served = null;

/**
 * Reports that the keyboard has come to a node, unless it serves a field.
 *
 * @param {import("../elements/element.js").Element<any>} element
 * @param {HTMLElement} node
 * @param {object} how
 */
export function reportGain(element, node, how) {
  if (isServant(node) && !isField(node)) return;
  served = null;
  element.report("focus", { focused: true, ...how });
}

/**
 * Reports that the keyboard has left a node, unless it stays with a field; what served one loses it for that.
 *
 * @param {import("../elements/element.js").Element<any>} element
 * @param {HTMLElement} node
 * @param {any} next
 * @param {object} how
 */
export function reportLoss(element, node, next, how) {
  if (next && staysWithField(node, next)) {
    if (isField(node)) served = element;
    return;
  }
  const loser = isServant(node) && !isField(node) && served ? served : element;
  served = null;
  loser.report("focus", { focused: false, ...how });
}

/**
 * @param {globalThis.Element} from
 * @param {globalThis.Element} to
 */
function staysWithField(from, to) {
  return isServant(to) ? isField(from) || isServant(from) : isServant(from) && isField(to);
}

/** @param {globalThis.Element} node */
export function isField(node) { return node.matches(fields); }

/** @param {any} node */
function isServant(node) { return node.closest?.(servants) != null; }
