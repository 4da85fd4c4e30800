// Recognises an element's gestures and reports them. Inner elements come first: what one of them takes, those around it
// let go, unless a gesture is to be recognised beside the others or before them. A gesture that moves is reported with the
// latest place only (see Outbox).
//
// A tap reports `ended`; a long press `began` when the finger is down and `ended` when it was held long enough; what moves
// `began`, `changed`…, `ended`, and so does a touch, which is every finger from the moment that it comes down. Whatever comes
// to nothing is `cancelled`.

import { holds, keepFromDragging, keepPinches, touchAction } from "./fingers.js";
import { Ground, OwnPlaces, ownFingers } from "./places.js";
import { pressed } from "./pressed.js";
import { Touches } from "./touches.js";
import { angle, difference, middle, velocity, wind } from "./vectors.js";

const tapPoints = 10;
const tapSeconds = 0.3;
const velocitySeconds = 0.1;
const wheelRestMilliseconds = 200;

/** Pointer events that another element has taken, by event: the names of the gestures that it recognises. */
const taken = new WeakMap();

export class Gestures {
  constructor(element, specs) {
    this.element = element;
    this.pointers = new Map();
    this.active = new Map();
    this.open = new Set();
    this.pressTimers = new Map();
    this.ownPlaces = new OwnPlaces(element);
    this.pinching = /** @type {AbortController | undefined} */ (undefined);
    this.ground = new Ground(element);
    this.first = /** @type {Set<number>} */ (new Set());
    this.taps = 0;
    this.rotation = 0;
    this.pinchDistance = 1;
    this.pinchAngle = 0;
    this.abort = new AbortController();
    const { signal } = this.abort;
    const { node } = element;
    this.touches = new Touches(this.pointers, (...told) => this.report(...told), node, signal);
    const on = (name, action, options = {}) => node.addEventListener(name, action, { signal, ...options });
    on("pointerdown", (event) => this.comeFirst(event), { capture: true });
    on("click", (event) => this.swallowClick(event), { capture: true });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.release(event));
    on("pointercancel", (event) => this.cancel(event));
    on("pointerleave", (event) => this.leave(event));
    on("click", (event) => this.clickWithoutPointer(event));
    on("pointerenter", (event) => this.hover(event, "began"));
    on("pointermove", (event) => this.hover(event, "changed"));
    on("pointerleave", (event) => this.hover(event, "ended"));
    on("dragstart", (event) => keepFromDragging(this, event));
    on("contextmenu", (event) => { if (this.all("longPress").length > 0 && event.pointerType === "touch") event.preventDefault(); });
    element.surface.gesturing.add(element);
    this.expect(specs);
  }

  /** Takes over another list of gestures. */
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
    // The element may not have its place yet.
    this.element.surface.afterUpdate(() => this.share());
  }

  /** Shares a finger with the scroll view that the element is in now. */
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
    clearTimeout(this.tapTimer);
    clearTimeout(this.wheelTimer);
    this.touches.forget();
    this.element.node.style.touchAction = "";
    this.element.node.classList.remove("gesturing");
  }

  // MARK: Whose an event is

  /** What is to be recognised before the gestures inside is taken on the way in. */
  comeFirst(event) {
    const names = taken.get(event) ?? new Set();
    this.first = new Set([...this.specs.keys()].filter((index) => this.specs[index].priority === "high"
      && !names.has(this.specs[index].name)));
    if (this.first.size > 0) taken.set(event, new Set([...names, ...[...this.first].map((index) => this.specs[index].name)]));
  }

  /** A button inside does nothing where a gesture that comes first was recognised, or a captured pointer let go elsewhere. */
  swallow() {
    this.swallows = true;
    setTimeout(() => { this.swallows = false; }, 50);
  }

  swallowClick(event) {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The gestures that no other element has taken; they are this element's now. */
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

  press(event) {
    if (event.button !== 0) return;
    this.open = this.claim(event);
    if (this.open.size === 0) return;
    this.measure();
    const place = this.ground.place(event);
    const pointer = { start: place, last: place, samples: [[event.timeStamp / 1000, place]], isCaptured: false, touches: this.indices("touch") };
    pointer.isField = event.target.closest("input,select,textarea") !== null;
    this.pointers.set(event.pointerId, pointer);
    pressed.add(this);
    this.hasMoved = this.pointers.size > 1;
    this.touches.note(event.pointerId, pointer, "began");
    if (this.pointers.size === 2) this.beginPinch();
    if (this.pointers.size !== 1) return;
    this.waitForLongPresses(event.pointerId);
    this.drag(event, pointer, 0);
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    // Its button was let go where nobody heard of it.
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
    if (this.pointers.size === 2) this.pinch();
  }

  release(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.last = this.ground.place(event);
    this.giveUpLongPresses(Infinity, pointer);
    this.touches.note(event.pointerId, pointer, "ended");
    this.finish("ended", pointer);
    const wasAlone = this.pointers.size === 1;
    this.forget(event);
    if (wasAlone && !this.hasMoved && !this.wasLong) this.tap(pointer);
    if (wasAlone) this.forgetLongPress(pointer);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (pointer.isCaptured && !this.element.node.contains(under)) this.swallow();
  }

  cancel(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.giveUpLongPresses(Infinity, pointer);
    this.touches.note(event.pointerId, pointer, "cancelled");
    this.finish("cancelled", pointer);
    this.forget(event);
    this.forgetLongPress(pointer);
  }

  forget({ pointerId }) {
    this.pointers.delete(pointerId);
    if (this.pointers.size === 0) pressed.delete(this);
  }

  finish(phase, pointer) {
    for (const [index, values] of this.active) {
      this.report(index, phase, values.pointer ?? pointer, values);
    }
    this.active.clear();
  }

  // MARK: Taps

  tap(pointer) {
    const counts = this.indices("tap").map((index) => this.specs[index].numbers[0]);
    if (counts.length === 0) return;
    if (this.indices("tap").some((index) => this.specs[index].priority === "high")) this.swallow();
    this.taps += 1;
    clearTimeout(this.tapTimer);
    const most = Math.max(...counts);
    if (this.taps >= most) return this.finishTaps(pointer);
    this.tapTimer = setTimeout(() => this.finishTaps(pointer), tapSeconds * 1000);
  }

  finishTaps(pointer) {
    const taps = this.taps;
    this.taps = 0;
    for (const index of this.indices("tap")) {
      if (this.specs[index].numbers[0] === taps) this.report(index, "ended", pointer);
    }
  }

  /** Keys and assistive technology click without any pointer; for those an element may do something else. */
  clickWithoutPointer(event) {
    if (event.detail !== 0 || event.target !== this.element.node || this.element.listensTo("activate")) return;
    this.measure();
    const { centre } = this.ground;
    for (const index of this.all("tap")) {
      if (this.specs[index].numbers[0] === 1) this.report(index, "ended", { start: centre, last: centre, samples: [] });
    }
  }

  // MARK: Long presses

  waitForLongPresses(pointerId) {
    const pointer = this.pointers.get(pointerId);
    for (const index of this.indices("longPress")) {
      this.report(index, "began", pointer);
      this.pressTimers.set(index, setTimeout(() => {
        this.pressTimers.delete(index);
        this.wasLong = true;
        this.report(index, "ended", pointer);
      }, this.specs[index].numbers[0] * 1000));
    }
  }

  giveUpLongPresses(distance, pointer) {
    for (const [index, timer] of [...this.pressTimers]) {
      if (distance <= this.specs[index].numbers[1]) continue;
      clearTimeout(timer);
      this.pressTimers.delete(index);
      this.report(index, "cancelled", pointer);
    }
  }

  /** A drag that was to follow a long press does not come any more. */
  forgetLongPress(pointer) {
    if (this.wasLong && !this.hasDragged) for (const index of this.indices("drag")) this.report(index, "cancelled", pointer);
    this.wasLong = false;
    this.hasDragged = false;
  }

  // MARK: Pointers beside the element

  /** What is held is followed wherever it goes, also where an element around took the pointer. A field's is the field's. */
  leave(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer || !this.holds || (pointer.isField && pointer.touches.length === 0)) return;
    pointer.isCaptured = true;
    this.element.node.setPointerCapture(event.pointerId);
  }

  /** The pointer is this element's, also beside it. */
  capture(event, pointer) {
    if (!pointer.isCaptured) this.element.node.setPointerCapture(event.pointerId);
    pointer.isCaptured = true;
  }

  // MARK: Drags

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

  // MARK: Magnification and rotation

  beginPinch() {
    const [first, second] = [...this.pointers.values()];
    this.giveUpLongPresses(Infinity, first);
    this.pinchDistance = Math.max(Math.hypot(...difference(first.last, second.last)), 1);
    this.pinchAngle = angle(first.last, second.last);
    this.rotation = 0;
    this.pinchStart = middle(first.last, second.last);
    for (const index of this.indices("drag")) {
      if (this.active.delete(index)) this.report(index, "cancelled", first);
    }
  }

  pinch() {
    const [first, second] = [...this.pointers.values()];
    const pointer = { start: this.pinchStart, last: middle(first.last, second.last), samples: [] };
    const now = angle(first.last, second.last);
    this.rotation += wind(now - this.pinchAngle);
    this.pinchAngle = now;
    const values = {
      magnification: Math.hypot(...difference(first.last, second.last)) / this.pinchDistance, rotation: this.rotation, pointer,
    };
    this.spread("magnify", Math.abs(values.magnification - 1), values);
    this.spread("rotate", Math.abs(values.rotation), values);
  }

  /** What two fingers do, from where it is more than the gesture's least. */
  spread(name, extent, values) {
    for (const index of this.indices(name)) {
      const isActive = this.active.has(index);
      if (!isActive && extent < this.specs[index].numbers[0]) continue;
      this.active.set(index, values);
      this.report(index, isActive ? "changed" : "began", values.pointer, values);
    }
  }

  /** A trackpad's pinch arrives as a wheel with the control key. */
  wheel(event) {
    const isMine = event.ctrlKey && this.all("magnify").length > 0;
    if (!isMine || taken.get(event)?.has("magnify")) return;
    taken.set(event, new Set(["magnify"]));
    event.preventDefault();
    this.measure();
    this.open = new Set(this.all("magnify"));
    const place = this.ground.place(event);
    this.wheelStart ??= place;
    this.wheelMagnification = (this.wheelMagnification ?? 1) * Math.exp(-event.deltaY / 100);
    const pointer = { start: this.wheelStart, last: place, samples: [] };
    const values = { magnification: this.wheelMagnification, rotation: 0, pointer };
    this.spread("magnify", Math.abs(values.magnification - 1), values);
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => {
      this.wheelMagnification = undefined;
      this.wheelStart = undefined;
      this.finish("ended", pointer);
    }, wheelRestMilliseconds);
  }

  // MARK: Hovering

  /** A finger hovers over nothing. */
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

  all(name) { return [...this.specs.keys()].filter((index) => this.specs[index].name === name); }

  indices(name) { return this.all(name).filter((index) => this.open.has(index)); }

  /** Where the element was when the gesture began: it may move under the finger. */
  measure() {
    if (this.pointers.size === 0) this.ground = new Ground(this.element);
  }

  report(index, phase, { start, last, samples }, { magnification = 1, rotation = 0, fingers = undefined } = {}) {
    if (!fingers && this.touches.changes.size > 0) this.touches.tell();
    const name = `gesture ${this.element.id} ${index}`;
    const own = this.ownPlaces.turning(index, this.specs[index]?.name, phase, this.pointers.size);
    const payload = {
      index, phase, start: own(start), location: own(last),
      velocity: velocity(samples.map(([time, place]) => [time, own(place)])), magnification, rotation,
      time: performance.now() / 1000,
    };
    if (fingers) payload.fingers = ownFingers(fingers, own);
    // The last place comes before the word that it is the last.
    if (phase === "ended" || phase === "cancelled") this.element.surface.settle(name);
    this.element.report("gesture", payload, phase === "changed" ? name : null);
  }
}
