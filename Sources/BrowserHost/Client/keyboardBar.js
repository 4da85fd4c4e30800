// The bar of what serves the text field that has the keyboard. It is the field's: pressing it takes the keyboard from nothing,
// and where the Tab key leads from the field into the bar, or a menu opens from there, the host hears of no loss. Else the bar
// would go with the keyboard, ahead of what it was pressed for.

const fields = ".textField, .textEditor";
const servants = "[role=toolbar], .menuDialog";

/** Presses on the bar leave the keyboard in the field; but a control of the browser's own opens only by a whole press. */
export function keepKeyboardInField() {
  document.addEventListener("mousedown", (event) => {
    const { target } = event;
    if (!isServant(target) || target.closest("input, textarea, select, .draggable")) return;
    if (document.activeElement?.matches(fields)) event.preventDefault();
  });
}

/** The field that has the keyboard for the host, while what serves it has it. */
let served = null;

/** Reports that the keyboard has come to a node, unless it serves a field. */
export function reportGain(element, node, how) {
  if (isServant(node) && !isField(node)) return;
  served = null;
  element.report("focus", { focused: true, ...how });
}

/** Reports that the keyboard has left a node, unless it stays with a field; what served one loses it for that. */
export function reportLoss(element, node, next) {
  if (next && staysWithField(node, next)) {
    if (isField(node)) served = element;
    return;
  }
  const loser = isServant(node) && !isField(node) && served ? served : element;
  served = null;
  loser.report("focus", { focused: false });
}

function staysWithField(from, to) {
  return isServant(to) ? isField(from) || isServant(from) : isServant(from) && isField(to);
}

function isField(node) { return node.matches(fields); }

function isServant(node) { return node.closest?.(servants) != null; }
