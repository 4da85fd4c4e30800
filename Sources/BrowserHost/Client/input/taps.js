// Taps on an element, once or several times in a row.

/** Taps within this time of each other belong to one gesture. */
const tapSeconds = 0.3;

export class Taps {
  /** @param {import("./gestures.js").Gestures} gestures */
  constructor(gestures) {
    this.gestures = gestures;
    this.count = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  dispose() { clearTimeout(this.timer); }

  /** @param {import("./gestures.js").Pointer} pointer */
  tap(pointer) {
    const { gestures } = this;
    const counts = gestures.indices("tap").map((index) => gestures.specs[index].numbers[0]);
    if (counts.length === 0) return;
    if (gestures.indices("tap").some((index) => gestures.specs[index].priority === "high")) gestures.swallow();
    this.count += 1;
    clearTimeout(this.timer);
    const most = Math.max(...counts);
    if (this.count >= most) return this.finish(pointer);
    this.timer = setTimeout(() => this.finish(pointer), tapSeconds * 1000);
  }

  /** @param {import("./gestures.js").Pointer} pointer */
  finish(pointer) {
    const { gestures } = this;
    const taps = this.count;
    this.count = 0;
    for (const index of gestures.indices("tap")) {
      if (gestures.specs[index].numbers[0] === taps) gestures.report(index, "ended", pointer);
    }
  }

  /**
   * Keys and assistive technology click without a pointer; an element may handle that separately (`activate`).
   *
   * @param {MouseEvent} event
   */
  clickWithoutPointer(event) {
    const { gestures } = this;
    if (event.detail !== 0 || event.target !== gestures.element.node || gestures.element.listensTo("activate")) return;
    gestures.measure();
    const { centre } = gestures.ground;
    for (const index of gestures.all("tap")) {
      if (gestures.specs[index].numbers[0] === 1) gestures.report(index, "ended", { start: centre, last: centre, samples: [] });
    }
  }
}
