// Drags with keys: Space (for a button, Control-X) picks up the focused element, the arrow keys move between drop targets, Return
// drops, Escape cancels.

/** @type {Record<string, number>} */
const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class KeyboardDrag {
  /** @param {import("./dragging.js").Dragging} dragging */
  constructor(dragging) {
    this.dragging = dragging;
    /** @type {import("../elements/element.js").Element | null} */
    this.element = null;
    this.index = -1;
    addEventListener("keydown", (event) => this.press(event), { capture: true });
  }

  get places() { return this.dragging.places; }

  /**
   * @param {import("../elements/element.js").Element<any>} element
   * @param {KeyboardEvent} event
   */
  begin(element, event) {
    if (this.element || event.defaultPrevented || !element.listensTo("drag") || event.target !== element.control) return;
    const isCut = event.key.toLowerCase() === "x" && (event.ctrlKey || event.metaKey);
    const isButton = element.control.localName === "button" || element.listensTo("press") || element.listensTo("activate");
    if (!isCut && (event.key !== " " || isButton)) return;
    event.preventDefault();
    event.stopPropagation();
    this.element = element;
    this.index = -1;
    element.node.classList.add("lifted");
    element.report("drag", { phase: "began" });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { element } = this;
    if (!element) return;
    const step = steps[event.key];
    const isPaste = event.key.toLowerCase() === "v" && (event.ctrlKey || event.metaKey);
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
    if (step) this.go(step);
    else this.finish(isPaste || event.key === "Enter" || event.key === " " ? "ended" : "cancelled");
  }

  /** @param {number} step */
  go(step) {
    const all = this.places.all;
    if (all.length === 0) return;
    const known = this.places.current ? all.indexOf(this.places.current) : -1;
    const next = all.at(known < 0 ? (step > 0 ? 0 : -1) : (known + step) % all.length);
    if (!next) return;
    this.mark(next);
    next.node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = next.node.getBoundingClientRect();
    this.places.enter(next, [left + width / 2, top + height / 2]);
  }

  /** @param {import("../elements/element.js").Element | null} element */
  mark(element) {
    this.marked?.node.classList.remove("dropPlace");
    this.marked = element;
    element?.node.classList.add("dropPlace");
  }

  /** @param {string} phase */
  finish(phase) {
    const { element } = this;
    if (!element) return;
    this.element = null;
    this.mark(null);
    this.places.end(phase);
    element.report("drag", { phase });
    element.node.classList.remove("lifted");
  }

  /**
   * Cancels the drag of an element that was removed.
   *
   * @param {import("../elements/element.js").Element<any>} element
   */
  dispose(element) { if (this.element === element) this.finish("cancelled"); }
}
