// Recognizes an element's gestures and reports them. Inner elements have priority: ancestors don't recognize what an inner
// element does, except for simultaneous and high-priority gestures. Changes of a continuous gesture are coalesced (see Outbox).
//
// A tap reports `ended`; a long press `began` on touch down and `ended` once it was held long enough; continuous gestures report
// `began`, `changed`…, `ended`, and so do touches, which are all fingers from touch down. A gesture that fails is `cancelled`.

import { holds, keepFromDragging, keepPinches, touchAction } from "./fingers.js";
import { Ground, OwnPlaces, ownFingers } from "./places.js";
import { pressed } from "./pressed.js";
import { Pinch } from "./pinch.js";
import { taken } from "./taken.js";
import { Taps } from "./taps.js";
import { Touches } from "./touches.js";
import { difference, velocity } from "./vectors.js";

const tapPoints = 10;
const velocitySeconds = 0.1;

/** @typedef {{ name: string, numbers: number[], priority: string }} Spec a gesture to recognize, and its limits */

/**
 * A pointer that is down, or a substitute for one. Locations are in points of the element's ground.
 *
 * @typedef {object} Pointer
 * @property {number[]} start
 * @property {number[]} last
 * @property {[seconds: number, place: number[]][]} samples its recent locations
 * @property {boolean} isCaptured
 * @property {number[]} touches the touch gestures that follow it
 * @property {boolean} isField
 */

/**
 * @typedef {Pick<Pointer, "start" | "last" | "samples">} Track the part of a pointer that is reported
 * @typedef {{ magnification?: number, rotation?: number, fingers?: number[], pointer?: Track }} Values the other values that are
 * reported
 */

export class Gestures {
  /**
   * @param {import("../elements/element.js").Element} element
   * @param {any[]} specs
   */
  constructor(element, specs) {
    this.element = element;
    /** @type {Map<number, Pointer>} */
    this.pointers = new Map();
    /** @type {Map<number, Values>} the gestures that have begun */
    this.active = new Map();
    /** @type {Set<number>} the gestures that may still begin */
    this.open = new Set();
    /** @type {Map<number, ReturnType<typeof setTimeout>>} */
    this.pressTimers = new Map();
    /** @type {Spec[]} */
    this.specs = [];
    this.pinch = new Pinch(this);
    this.ownPlaces = new OwnPlaces(element);
    this.pinching = /** @type {AbortController | null} */ (null);
    this.ground = new Ground(element);
    this.first = /** @type {Set<number>} */ (new Set());
    this.taps = new Taps(this);
    this.abort = new AbortController();
    const { signal } = this.abort;
    const { node } = element;
    this.touches = new Touches(this.pointers, (...told) => this.report(...told), node, signal);
    /** @type {(name: string, action: (event: any) => void, options?: AddEventListenerOptions) => void} */
    const on = (name, action, options = {}) => node.addEventListener(name, action, { signal, ...options });
    on("pointerdown", (event) => this.comeFirst(event), { capture: true });
    on("click", (event) => this.swallowClick(event), { capture: true });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.release(event));
    on("pointercancel", (event) => this.cancel(event));
    on("pointerleave", (event) => this.leave(event));
    on("click", (event) => this.taps.clickWithoutPointer(event));
    on("pointerenter", (event) => this.hover(event, "began"));
    on("pointermove", (event) => this.hover(event, "changed"));
    on("pointerleave", (event) => this.hover(event, "ended"));
    on("dragstart", (event) => keepFromDragging(this, event));
    on("contextmenu", (event) => { if (this.all("longPress").length > 0 && event.pointerType === "touch") event.preventDefault(); });
    element.surface.gesturing.add(element);
    this.expect(specs);
  }

  /**
   * Sets another list of gestures.
   *
   * @param {any[]} specs
   */
  expect(specs) {
    this.specs = specs.map(([name, ...rest]) => {
      const priority = typeof rest.at(-1) === "string" ? rest.pop() : "standard";
      return { name, numbers: rest, priority };
    });
    const gone = [...this.pressTimers].filter(([index]) => this.specs[index]?.name !== "longPress");
    for (const [, timer] of gone) clearTimeout(timer);
    for (const [index] of gone) this.pressTimers.delete(index);
    this.holds = holds(this.specs);
    this.element.node.classList.toggle("gesturing", this.holds);
    // The element may not be in the tree yet.
    this.element.surface.afterUpdate(() => this.share());
  }

  /** Updates how touches are shared with the scroll view around the element. */
  share() {
    if (this.abort.signal.aborted) return;
    this.element.node.style.touchAction = touchAction(this);
    keepPinches(this);
  }

  get pinches() { return this.all("magnify").length + this.all("rotate").length > 0; }

  dispose() {
    this.abort.abort();
    this.pinching?.abort();
    pressed.delete(this);
    this.element.surface.gesturing.delete(this.element);
    for (const timer of this.pressTimers.values()) clearTimeout(timer);
    this.taps.dispose();
    this.pinch.dispose();
    this.touches.forget();
    this.element.node.style.touchAction = "";
    this.element.node.classList.remove("gesturing");
  }

  // MARK: Whose an event is

  /**
   * Claims the high-priority gestures in the capture phase, before inner elements.
   *
   * @param {PointerEvent} event
   */
  comeFirst(event) {
    const names = taken.get(event) ?? new Set();
    this.first = new Set([...this.specs.keys()].filter((index) => this.specs[index].priority === "high"
      && !names.has(this.specs[index].name)));
    if (this.first.size > 0) taken.set(event, new Set([...names, ...[...this.first].map((index) => this.specs[index].name)]));
  }

  /** Suppresses the click on a button inside, after a high-priority gesture or when a captured pointer is released elsewhere. */
  swallow() {
    this.swallows = true;
    setTimeout(() => { this.swallows = false; }, 50);
  }

  /** @param {MouseEvent} event */
  swallowClick(event) {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /**
   * Claims the gestures that no other element has claimed.
   *
   * @param {PointerEvent & { target: any }} event
   */
  claim(event) {
    const names = new Set(taken.get(event));
    const control = event.target.closest("a,button,input,select,textarea");
    if (control && control !== this.element.node && this.element.node.contains(control)) {
      names.add("tap").add("longPress").add("touch");
    }
    const open = new Set([...this.specs.keys()].filter((index) => {
      const { name, priority } = this.specs[index];
      return priority === "simultaneous" || this.first.has(index) || !names.has(name);
    }));
    const mine = [...open].filter((index) => this.specs[index].priority !== "simultaneous");
    taken.set(event, new Set([...names, ...mine.map((index) => this.specs[index].name)]));
    return open;
  }

  // MARK: Pointers

  /** @param {PointerEvent & { target: any }} event */
  press(event) {
    if (event.button !== 0) return;
    this.open = this.claim(event);
    if (this.open.size === 0) return;
    this.measure();
    const place = this.ground.place(event);
    /** @type {Pointer} */
    const pointer = {
      start: place, last: place, samples: [[event.timeStamp / 1000, place]], isCaptured: false, touches: this.indices("touch"),
      isField: event.target.closest("input,select,textarea") !== null,
    };
    this.pointers.set(event.pointerId, pointer);
    pressed.add(this);
    this.hasMoved = this.pointers.size > 1;
    this.touches.note(event.pointerId, pointer, "began");
    if (this.pointers.size === 2) this.pinch.begin();
    if (this.pointers.size !== 1) return;
    this.waitForLongPresses(event.pointerId);
    this.drag(event, pointer, 0);
  }

  /** @param {PointerEvent & { target: any }} event */
  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    // The button was released outside of the page.
    if (event.pointerType === "mouse" && event.buttons === 0) return this.cancel(event);
    pointer.last = this.ground.place(event);
    const time = event.timeStamp / 1000;
    pointer.samples.push([time, pointer.last]);
    pointer.samples = pointer.samples.filter(([sampled]) => time - sampled < velocitySeconds);
    const distance = Math.hypot(...difference(pointer.last, pointer.start));
    if (distance > tapPoints) this.hasMoved = true;
    this.giveUpLongPresses(distance, pointer);
    this.touches.note(event.pointerId, pointer, "changed");
    if (this.pointers.size === 1) this.drag(event, pointer, distance);
    if (this.pointers.size === 2) this.pinch.move();
  }

  /** @param {PointerEvent & { target: any }} event */
  release(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.last = this.ground.place(event);
    this.giveUpLongPresses(Infinity, pointer);
    this.touches.note(event.pointerId, pointer, "ended");
    this.finish("ended", pointer);
    const wasAlone = this.pointers.size === 1;
    this.forget(event);
    if (wasAlone && !this.hasMoved && !this.wasLong) this.taps.tap(pointer);
    if (wasAlone) this.forgetLongPress(pointer);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (pointer.isCaptured && !this.element.node.contains(under)) this.swallow();
  }

  /** @param {PointerEvent & { target: any }} event */
  cancel(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.giveUpLongPresses(Infinity, pointer);
    this.touches.note(event.pointerId, pointer, "cancelled");
    this.finish("cancelled", pointer);
    this.forget(event);
    this.forgetLongPress(pointer);
  }

  /** @param {PointerEvent} event */
  forget({ pointerId }) {
    this.pointers.delete(pointerId);
    if (this.pointers.size === 0) pressed.delete(this);
  }

  /**
   * @param {string} phase
   * @param {Track} pointer
   */
  finish(phase, pointer) {
    for (const [index, values] of this.active) {
      this.report(index, phase, values.pointer ?? pointer, values);
    }
    this.active.clear();
  }

  // MARK: Long presses

  /** @param {number} pointerId */
  waitForLongPresses(pointerId) {
    const pointer = /** @type {Pointer} */ (this.pointers.get(pointerId));
    for (const index of this.indices("longPress")) {
      this.report(index, "began", pointer);
      this.pressTimers.set(index, setTimeout(() => {
        this.pressTimers.delete(index);
        this.wasLong = true;
        this.report(index, "ended", pointer);
      }, this.specs[index].numbers[0] * 1000));
    }
  }

  /**
   * @param {number} distance
   * @param {Pointer} pointer
   */
  giveUpLongPresses(distance, pointer) {
    for (const [index, timer] of [...this.pressTimers]) {
      if (distance <= this.specs[index].numbers[1]) continue;
      clearTimeout(timer);
      this.pressTimers.delete(index);
      this.report(index, "cancelled", pointer);
    }
  }

  /**
   * Cancels a drag that was to follow a long press and didn't begin.
   *
   * @param {Pointer} pointer
   */
  forgetLongPress(pointer) {
    if (this.wasLong && !this.hasDragged) for (const index of this.indices("drag")) this.report(index, "cancelled", pointer);
    this.wasLong = false;
    this.hasDragged = false;
  }

  // MARK: Pointers beside the element

  /**
   * Follows a held pointer when it leaves the element, even if an ancestor has captured it. A pointer in a field belongs to the
   * field.
   *
   * @param {PointerEvent & { target: any }} event
   */
  leave(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer || !this.holds || (pointer.isField && pointer.touches.length === 0)) return;
    pointer.isCaptured = true;
    this.element.node.setPointerCapture(event.pointerId);
  }

  /**
   * Captures the pointer, so that it is followed outside of the element.
   *
   * @param {PointerEvent & { target: any }} event
   * @param {Pointer} pointer
   */
  capture(event, pointer) {
    if (!pointer.isCaptured) this.element.node.setPointerCapture(event.pointerId);
    pointer.isCaptured = true;
  }

  // MARK: Drags

  /**
   * @param {PointerEvent & { target: any }} event
   * @param {Pointer} pointer
   * @param {number} distance
   */
  drag(event, pointer, distance) {
    for (const index of this.indices("drag")) {
      if (!this.active.has(index)) {
        if (distance < this.specs[index].numbers[0]) continue;
        this.active.set(index, {});
        this.hasDragged = true;
        this.report(index, "began", pointer);
      } else this.report(index, "changed", pointer);
      if (distance === 0) continue;
      this.hasMoved = true;
      this.capture(event, pointer);
    }
  }

  // MARK: Hovering

  /**
   * Reports hovering. Touches don't hover.
   *
   * @param {PointerEvent} event
   * @param {string} phase
   */
  hover(event, phase) {
    if (event.pointerType === "touch" || (phase === "changed" && !this.isHovered)) return;
    const wanted = this.all("hover").filter((index) => phase !== "changed" || this.specs[index].numbers[0] === 1);
    if (wanted.length === 0) return;
    this.isHovered = phase !== "ended";
    this.measure();
    const place = this.ground.place(event);
    for (const index of wanted) this.report(index, phase, { start: place, last: place, samples: [] });
  }

  // MARK: Reports

  /** @param {string} name */
  all(name) { return [...this.specs.keys()].filter((index) => this.specs[index].name === name); }

  /** @param {string} name */
  indices(name) { return this.all(name).filter((index) => this.open.has(index)); }

  /** Measures the element's position when the gesture begins: it may move under the finger. */
  measure() {
    if (this.pointers.size === 0) this.ground = new Ground(this.element);
  }

  /**
   * @param {number} index
   * @param {string} phase
   * @param {Track} track
   * @param {Values} values
   */
  report(index, phase, { start, last, samples }, { magnification = 1, rotation = 0, fingers } = {}) {
    if (!fingers && this.touches.changes.size > 0) this.touches.tell();
    const name = `gesture ${this.element.id} ${index}`;
    const own = this.ownPlaces.turning(index, this.specs[index]?.name, phase, this.pointers.size);
    const payload = {
      index, phase, start: own(start), location: own(last),
      velocity: velocity(samples.map(([time, place]) => [time, own(place)])), magnification, rotation,
      time: performance.now() / 1000, ...(fingers ? { fingers: ownFingers(fingers, own) } : {}),
    };
    // Flushes the last coalesced location before the phase that ends the gesture.
    if (phase === "ended" || phase === "cancelled") this.element.surface.settle(name);
    this.element.report("gesture", payload, phase === "changed" ? name : null);
  }
}
