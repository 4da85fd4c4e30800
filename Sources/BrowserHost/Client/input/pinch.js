// Magnification and rotation: with two fingers on an element, or with a trackpad, whose pinch arrives as a wheel event with the
// control key.

import { taken } from "./taken.js";
import { angle, difference, middle, wind } from "./vectors.js";

/** A pinch with the wheel ends after a pause of this length. */
const wheelRestMilliseconds = 200;

export class Pinch {
  /** @param {import("./gestures.js").Gestures} gestures */
  constructor(gestures) {
    this.gestures = gestures;
    this.rotation = 0;
    /** The positions of the two fingers when the second one touched. */
    this.distance = 1;
    this.angle = 0;
    this.start = [0, 0];
    /** @type {number[] | undefined} */
    this.wheelStart = undefined;
    /** @type {number | undefined} */
    this.wheelMagnification = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.wheelTimer = undefined;
  }

  dispose() { clearTimeout(this.wheelTimer); }

  begin() {
    const { gestures } = this;
    const [first, second] = [...gestures.pointers.values()];
    gestures.giveUpLongPresses(Infinity, first);
    this.distance = Math.max(Math.hypot(...difference(first.last, second.last)), 1);
    this.angle = angle(first.last, second.last);
    this.rotation = 0;
    this.start = middle(first.last, second.last);
    for (const index of gestures.indices("drag")) {
      if (gestures.active.delete(index)) gestures.report(index, "cancelled", first);
    }
  }

  move() {
    const [first, second] = [...this.gestures.pointers.values()];
    const pointer = { start: this.start, last: middle(first.last, second.last), samples: [] };
    const now = angle(first.last, second.last);
    this.rotation += wind(now - this.angle);
    this.angle = now;
    const values = {
      magnification: Math.hypot(...difference(first.last, second.last)) / this.distance, rotation: this.rotation, pointer,
    };
    this.spread("magnify", Math.abs(values.magnification - 1), values);
    this.spread("rotate", Math.abs(values.rotation), values);
  }

  /**
   * Reports what two fingers do, once it exceeds the gesture's minimum.
   *
   * @param {string} name
   * @param {number} extent
   * @param {import("./gestures.js").Values & { pointer: import("./gestures.js").Track }} values
   */
  spread(name, extent, values) {
    const { gestures } = this;
    for (const index of gestures.indices(name)) {
      const isActive = gestures.active.has(index);
      if (!isActive && extent < gestures.specs[index].numbers[0]) continue;
      gestures.active.set(index, values);
      gestures.report(index, isActive ? "changed" : "began", values.pointer, values);
    }
  }

  /**
   * A trackpad's pinch arrives as a wheel event with the control key.
   *
   * @param {WheelEvent} event
   */
  wheel(event) {
    const { gestures } = this;
    const isMine = event.ctrlKey && gestures.all("magnify").length > 0;
    if (!isMine || taken.get(event)?.has("magnify")) return;
    taken.set(event, new Set(["magnify"]));
    event.preventDefault();
    gestures.measure();
    gestures.open = new Set(gestures.all("magnify"));
    const place = gestures.ground.place(event);
    this.wheelStart ??= place;
    this.wheelMagnification = (this.wheelMagnification ?? 1) * Math.exp(-event.deltaY / 100);
    const pointer = { start: this.wheelStart, last: place, samples: [] };
    const values = { magnification: this.wheelMagnification, rotation: 0, pointer };
    this.spread("magnify", Math.abs(values.magnification - 1), values);
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => {
      this.wheelMagnification = undefined;
      this.wheelStart = undefined;
      gestures.finish("ended", pointer);
    }, wheelRestMilliseconds);
  }
}
