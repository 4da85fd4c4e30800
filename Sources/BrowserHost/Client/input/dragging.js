// Drags an element onto another: with a mouse, with a finger after a long press, or with keys. Files and texts from outside of
// the page are dropped in the same way.
//
// The client shows the preview; the host knows what is dragged and which targets accept it. The source element reports when the
// drag begins and ends, and the elements on the way report that something is over them.

import { Carried } from "./carried.js";
import { DropPlaces } from "./dropPlaces.js";
import { KeyboardDrag } from "./keyboardDrag.js";

const slopPoints = 6;
const restMilliseconds = 280;

/**
 * @typedef {object} Candidate
 * @property {import("../elements/element.js").Element} element
 * @property {number} pointerId
 * @property {number[]} start
 * @property {boolean} isArmed whether moving the pointer takes it up
 * @property {ReturnType<typeof setTimeout>} [timer]
 */

export class Dragging {
  /** @param {import("../elements/surface.js").Surface} surface */
  constructor(surface) {
    this.surface = surface;
    this.places = new DropPlaces(surface);
    this.keyboard = new KeyboardDrag(this);
    /** What is under the pointer and may become a drag, and later the drag itself. */
    /** @type {Candidate | null} the possible drag, while a pointer is down */
    this.candidate = null;
    /** @type {Carried | null} */
    this.carried = null;
    /** The element's position when the drag began. */
    this.start = new DOMRect();
    /** Until this time, a click counts as the end of a drag. */
    this.swallowsUntil = 0;
    /** @param {PointerEvent} event */
    const moved = (event) => this.move(event);
    addEventListener("pointermove", moved, { capture: true });
    addEventListener("pointerup", (event) => this.drop(event), { capture: true });
    addEventListener("pointercancel", (event) => this.lose(event), { capture: true });
    addEventListener("keydown", (event) => { if (this.carried && event.key === "Escape") this.stop(event); }, { capture: true });
    addEventListener("click", (event) => this.swallow(event), { capture: true });
    this.places.listenOutside(() => this.candidate === null);
  }

  /** Whether a drag is in progress, by pointer or by keys. */
  get isUnderWay() { return this.carried !== null || this.keyboard.element !== null; }

  /**
   * Makes an element draggable, if it declares that.
   *
   * @param {import("../elements/element.js").Element<any>} element
   */
  listen(element) {
    const { node } = element;
    node.addEventListener("pointerdown", (/** @type {any} */ event) => this.expect(element, event));
    // Once the long press is recognized, moving the finger doesn't scroll.
    node.addEventListener("touchmove", (/** @type {any} */ event) => {
      if (this.candidate?.isArmed && event.cancelable) event.preventDefault();
    }, { passive: false });
    node.addEventListener("keydown", (/** @type {any} */ event) => this.keyboard.begin(element, event));
    node.addEventListener("dragstart", (/** @type {any} */ event) => event.preventDefault());
  }

  /**
   * Considers the innermost element under the pointer for a drag. A press on a field in it belongs to the field.
   *
   * @param {import("../elements/element.js").Element<any>} element
   * @param {PointerEvent & { target: any }} event
   */
  expect(element, event) {
    if (event.button !== 0 || !event.isPrimary || this.candidate || !element.listensTo("drag")) return;
    if (event.target.closest("input, textarea, select")) return;
    const { pointerId, clientX: x, clientY: y, pointerType } = event;
    this.candidate = { element, pointerId, start: [x, y], isArmed: pointerType !== "touch" };
    if (this.candidate.isArmed) return;
    const { candidate } = this;
    candidate.timer = setTimeout(() => {
      candidate.isArmed = true;
      element.node.classList.add("armed");
    }, restMilliseconds);
  }

  /** @param {PointerEvent & { target: any }} event */
  move(event) {
    const { candidate } = this;
    if (!candidate || event.pointerId !== candidate.pointerId) return;
    // The button was released outside of the page.
    if (event.pointerType === "mouse" && event.buttons === 0) return this.lose(event);
    const way = [event.clientX - candidate.start[0], event.clientY - candidate.start[1]];
    if (!this.carried) {
      if (Math.hypot(...way) < slopPoints) return;
      if (!candidate.isArmed) return this.forget();
      this.lift(candidate.element);
    }
    event.preventDefault();
    this.carried?.move(way);
    this.places.goTo([event.clientX, event.clientY]);
  }

  /** @param {import("../elements/element.js").Element<any>} element */
  lift(element) {
    getSelection()?.removeAllRanges();
    this.carried = new Carried(element.node);
    this.start = element.node.getBoundingClientRect();
    element.node.classList.add("lifted");
    document.documentElement.classList.add("carrying");
    element.report("drag", { phase: "began" });
    this.places.begin();
  }

  /**
   * Shows the preview that the host may have made for the dragged element.
   *
   * @param {import("../elements/element.js").Element<any>} element
   */
  refresh(element) {
    if (!this.carried || this.candidate?.element !== element) return;
    const preview = this.surface.elements.get(element.fields.drag?.[0] ?? -1)?.node;
    if (preview && this.carried.node !== preview) {
      this.surface.afterUpdate(() => this.carried?.show(preview, this.start));
    }
  }

  /** @param {PointerEvent & { target: any }} event */
  drop(event) {
    if (event.pointerId !== this.candidate?.pointerId) return;
    if (this.carried) this.finish("ended"); else this.forget();
  }

  /** @param {PointerEvent & { target: any }} event */
  lose(event) {
    if (event.pointerId !== this.candidate?.pointerId) return;
    if (this.carried) this.finish("cancelled"); else this.forget();
  }

  /** @param {KeyboardEvent} event */
  stop(event) {
    event.preventDefault();
    event.stopPropagation();
    this.finish("cancelled");
  }

  /** @param {string} phase */
  finish(phase) {
    if (!this.candidate) return;
    const { element } = this.candidate;
    const isTaken = this.places.end(phase);
    element.report("drag", { phase });
    element.node.classList.remove("lifted");
    document.documentElement.classList.remove("carrying");
    this.carried?.end(isTaken);
    this.carried = null;
    this.swallowsUntil = performance.now() + 100;
    this.forget();
  }

  forget() {
    clearTimeout(this.candidate?.timer);
    this.candidate?.element.node.classList.remove("armed");
    this.candidate = null;
  }

  /**
   * Ends the drag of an element that was removed, perhaps because the host has moved it.
   *
   * @param {import("../elements/element.js").Element<any>} element
   */
  dispose(element) {
    this.keyboard.dispose(element);
    if (this.candidate?.element !== element) return;
    if (this.carried) this.finish("cancelled"); else this.forget();
  }

  /**
   * The press that ended a drag must not press what lies under it.
   *
   * @param {Event} event
   */
  swallow(event) {
    if (performance.now() > this.swallowsUntil) return;
    this.swallowsUntil = 0;
    event.stopPropagation();
    event.preventDefault();
  }
}
