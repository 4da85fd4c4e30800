// Keeps the focus in a text field while a button is pressed with a pointer: only the Tab key, another field, or a press outside
// of any control takes it away.
//
// A bar of controls that serve a field counts as a part of the field: when the Tab key moves from the field into the bar, or a
// menu opens from it, the host is not told of a loss of focus. Otherwise the bar would disappear with the focus, before its press
// takes effect.

const fields = ".textField, .textEditor";
const servants = "[role=toolbar], .menuDialog";
const pressed = `button, a[href], ${servants}`;

/** The browser's own controls, and draggable elements, need the whole press. */
const wholly = "input, textarea, select, .draggable";

export function keepKeyboardInField() {
  document.addEventListener("mousedown", keep);
  // For a disabled button, browsers only dispatch this event.
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
 * The field that the host considers focused, while a control that serves it has the focus.
 *
 * @type {import("../elements/element.js").Element<any> | null}
 */
let served = null;

/**
 * Reports that a node got the focus, unless it serves a field.
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
 * Reports that a node lost the focus, unless it stays with a field; if a serving control loses it, its field does.
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
