// Keys that press an element wherever the keyboard is. Of several with the same keys, the last that can be reached counts:
// what lies above comes later.

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export class Shortcuts {
  constructor(surface) {
    this.surface = surface;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.isComposing || event.repeat || event.keyCode === 229) return;
    const field = event.target.closest?.("input, textarea, select");
    // A field that is left by return has told so already; the action by default follows it.
    if (event.defaultPrevented && !(field?.localName === "input" && event.key === "Enter")) return;
    if (belongsToControl(event, field)) return;
    const element = [...this.surface.elements.values()]
      .filter(({ fields, node }) => fields.shortcut && matches(fields.shortcut, event) && isReachable(fields, node))
      .reduce((last, next) => (!last || isBehind(last.node, next.node) ? next : last), null);
    if (!element) return;
    event.preventDefault();
    element.control.click();
  }
}

/** What a control does with the key by itself: typing, choosing, pressing. */
function belongsToControl(event, field) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Escape") return false;
  if (event.key === "Enter") return field !== null && field !== undefined ? field.localName !== "input" : event.target.localName === "button";
  return Boolean(field);
}

/** Elsewhere than on Apple's systems, control stands for command. */
function matches([key, ...modifiers], event) {
  const held = new Set(modifiers);
  const wantsControl = held.has("control") || (!isApple && held.has("command"));
  const wantsMeta = isApple && held.has("command");
  const isPlain = key.length > 1 || key.toLowerCase() === key.toUpperCase();
  const isSame = key.length === 1 ? key.toLowerCase() === event.key.toLowerCase() : key === event.key;
  // A character that needs the shift key is known by itself.
  const hasShift = event.shiftKey === held.has("shift") || (isPlain && key.length === 1);
  return isSame && hasShift && event.ctrlKey === wantsControl && event.metaKey === wantsMeta
    && event.altKey === held.has("option");
}

function isReachable(fields, node) { return !fields.disabled && !node.closest("[inert]") && node.isConnected; }

function isBehind(first, second) {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}
