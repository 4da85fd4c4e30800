// Recognises an element's gestures and reports them. Inner elements come first: what one of them takes, those around it
// let go. A gesture that moves is reported with the latest place only (see Outbox).
//
// A tap reports `ended`; a long press `began` when it is recognised, then `ended` or `cancelled`; a drag and a magnification
// `began`, `changed`…, `ended` or `cancelled`.

const tapPoints = 10;
const tapSeconds = 0.3;
const velocitySeconds = 0.1;
const wheelRestMilliseconds = 200;

/** Pointer events that an inner element has taken, by event: the names of the gestures that it recognises. */
const taken = new WeakMap();

export class Gestures {
  constructor(element, specs) {
    this.element = element;
    this.pointers = new Map();
    this.active = new Map();
    this.taps = 0;
    this.abort = new AbortController();
    const { signal } = this.abort;
    const { node } = element;
    const on = (name, action, options = {}) => node.addEventListener(name, action, { signal, ...options });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.release(event));
    on("pointercancel", (event) => this.cancel(event));
    on("click", (event) => this.clickWithoutPointer(event));
    on("wheel", (event) => this.wheel(event), { passive: false });
    this.expect(specs);
  }

  /** Takes over another list of gestures. */
  expect(specs) {
    this.specs = specs;
    const names = specs.map(([name]) => name);
    const isHeld = names.includes("drag") || names.includes("magnify");
    this.element.node.style.touchAction = isHeld ? "none" : "manipulation";
  }

  dispose() {
    this.abort.abort();
    clearTimeout(this.pressTimer);
    clearTimeout(this.tapTimer);
    clearTimeout(this.wheelTimer);
    this.element.node.style.touchAction = "";
  }

  // MARK: Pointers

  press(event) {
    if (event.button !== 0) return;
    this.open = this.claim(event);
    if (this.open.size === 0) return;
    this.measure();
    const place = this.place(event);
    this.pointers.set(event.pointerId, { start: place, last: place, samples: [[event.timeStamp / 1000, place]] });
    this.hasMoved = this.pointers.size > 1;
    if (this.pointers.size === 2) this.beginPinch();
    if (this.pointers.size === 1) this.waitForLongPress(event.pointerId);
  }

  /** The gestures that no inner element has taken; they are this element's now. */
  claim(event) {
    const names = taken.get(event) ?? new Set();
    const control = event.target.closest("button,input,select,textarea");
    if (control && control !== this.element.node && this.element.node.contains(control)) {
      names.add("tap").add("longPress");
    }
    const open = new Set(this.specs.map(([name]) => name).filter((name) => !names.has(name)));
    taken.set(event, new Set([...names, ...open]));
    return open;
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.last = this.place(event);
    const time = event.timeStamp / 1000;
    pointer.samples.push([time, pointer.last]);
    pointer.samples = pointer.samples.filter(([sampled]) => time - sampled < velocitySeconds);
    const distance = Math.hypot(...difference(pointer.last, pointer.start));
    if (distance > tapPoints) this.hasMoved = true;
    this.giveUpLongPress(distance);
    if (this.pointers.size === 1) this.drag(event, pointer, distance);
    if (this.pointers.size === 2) this.pinch(pointer);
  }

  release(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.last = this.place(event);
    clearTimeout(this.pressTimer);
    this.finish("ended", pointer);
    const wasAlone = this.pointers.size === 1;
    this.pointers.delete(event.pointerId);
    if (wasAlone && !this.hasMoved && !this.wasLong) this.tap(pointer);
    if (wasAlone) this.wasLong = false;
  }

  cancel(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    clearTimeout(this.pressTimer);
    this.finish("cancelled", pointer);
    this.pointers.delete(event.pointerId);
    this.wasLong = false;
  }

  finish(phase, pointer) {
    for (const index of [...this.active.keys()]) this.report(index, phase, pointer, this.active.get(index));
    this.active.clear();
  }

  // MARK: Taps

  tap(pointer) {
    const counts = this.indices("tap").map((index) => this.specs[index][1]);
    if (counts.length === 0) return;
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
      if (this.specs[index][1] === taps) this.report(index, "ended", pointer);
    }
  }

  /** Keys and assistive technology click without any pointer. */
  clickWithoutPointer(event) {
    if (event.detail !== 0 || event.target !== this.element.node) return;
    this.measure();
    const [, , width, height] = this.element.fields.frame;
    const centre = [width / 2, height / 2];
    this.open = new Set(["tap"]);
    for (const index of this.indices("tap")) {
      if (this.specs[index][1] === 1) this.report(index, "ended", { start: centre, last: centre, samples: [] });
    }
  }

  // MARK: Long presses

  waitForLongPress(pointerId) {
    const [index] = this.indices("longPress");
    if (index === undefined) return;
    this.pressTimer = setTimeout(() => {
      const pointer = this.pointers.get(pointerId);
      if (!pointer) return;
      this.wasLong = true;
      this.active.set(index, 1);
      this.report(index, "began", pointer);
    }, this.specs[index][1] * 1000);
  }

  giveUpLongPress(distance) {
    const [index] = this.indices("longPress");
    if (index !== undefined && distance > this.specs[index][2]) clearTimeout(this.pressTimer);
  }

  // MARK: Drags

  drag(event, pointer, distance) {
    for (const index of this.indices("drag")) {
      if (this.active.has(index)) this.report(index, "changed", pointer);
      else if (distance >= this.specs[index][1]) {
        this.element.node.setPointerCapture(event.pointerId);
        this.hasMoved = true;
        this.active.set(index, 1);
        this.report(index, "began", pointer);
      }
    }
  }

  // MARK: Magnification

  beginPinch() {
    clearTimeout(this.pressTimer);
    const [first, second] = [...this.pointers.values()];
    this.pinchDistance = Math.max(Math.hypot(...difference(first.last, second.last)), 1);
    for (const index of this.indices("drag")) {
      if (this.active.delete(index)) this.report(index, "cancelled", first);
    }
  }

  pinch(pointer) {
    const [first, second] = [...this.pointers.values()];
    this.magnify(Math.hypot(...difference(first.last, second.last)) / this.pinchDistance, pointer);
  }

  magnify(magnification, pointer) {
    for (const index of this.indices("magnify")) {
      const isActive = this.active.has(index);
      if (!isActive && Math.abs(magnification - 1) < this.specs[index][1]) continue;
      this.active.set(index, magnification);
      this.report(index, isActive ? "changed" : "began", pointer, magnification);
    }
  }

  /** A trackpad's pinch arrives as a wheel with the control key. */
  wheel(event) {
    const isMine = event.ctrlKey && this.specs.some(([name]) => name === "magnify");
    if (!isMine || taken.get(event)?.has("magnify")) return;
    taken.set(event, new Set(["magnify"]));
    event.preventDefault();
    this.measure();
    this.open = new Set(["magnify"]);
    const place = this.place(event);
    const pointer = { start: place, last: place, samples: [] };
    this.wheelMagnification = (this.wheelMagnification ?? 1) * Math.exp(-event.deltaY / 100);
    this.magnify(this.wheelMagnification, pointer);
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => {
      this.wheelMagnification = undefined;
      this.finish("ended", pointer);
    }, wheelRestMilliseconds);
  }

  // MARK: Reports

  indices(name) {
    if (!this.open?.has(name)) return [];
    return [...this.specs.keys()].filter((index) => this.specs[index][0] === name);
  }

  /** Where the element was when the gesture began: it may move under the finger. */
  measure() {
    if (this.pointers.size > 0) return;
    const { left, top, width } = this.element.node.getBoundingClientRect();
    const own = this.element.fields.frame[2];
    this.origin = { left, top, scale: width > 0 && own > 0 ? width / own : 1 };
  }

  place({ clientX, clientY }) {
    const { left, top, scale } = this.origin;
    return [(clientX - left) / scale, (clientY - top) / scale];
  }

  report(index, phase, { start, last, samples }, magnification = 1) {
    const coalesced = phase === "changed" ? `gesture ${this.element.id} ${index}` : null;
    const payload = {
      index, phase, start, location: last, velocity: velocity(samples), magnification, time: performance.now() / 1000,
    };
    if (phase === "ended" || phase === "cancelled") this.element.surface.settle(`gesture ${this.element.id} ${index}`);
    this.element.report("gesture", payload, coalesced);
  }
}

function difference([ax, ay], [bx, by]) { return [ax - bx, ay - by]; }

/** Points per second over the last moment. */
function velocity(samples) {
  if (samples.length < 2) return [0, 0];
  const [[startTime, start], [endTime, end]] = [samples[0], samples.at(-1)];
  const seconds = endTime - startTime;
  return seconds > 0 ? difference(end, start).map((distance) => distance / seconds) : [0, 0];
}
