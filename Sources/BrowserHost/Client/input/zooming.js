// Magnifies a scroll view's content with a two-finger pinch, or with the wheel and the control key, around the point under the
// fingers. It doesn't wait for the host: the scale and the offset are reported, and at the end the host sets where the content
// comes to rest.
//
// While the content is `isFree`, a transform moves it, and it may be anywhere; at rest the browser's own scrolling takes over
// again. Offsets are those of the content's top left corner, so they are negative if there is space before it.

const wheelRestMilliseconds = 200;
const animationMilliseconds = 300;
/** Rubber-banding: beyond the bounds, the excess factor is raised to this power. */
const bounceExponent = 0.35;

/**
 * @typedef {{ left: number, top: number, scale: number }} Frame the scroll view's position in the page, and the size of one of
 * its points there
 */

export class Zooming {
  /** @param {import("../elements/scroll.js").ScrollElement} scroll */
  constructor(scroll) {
    this.scroll = scroll;
    /** 0 until the host has set it. */
    this.scale = 0;
    /** @type {number[] | null} */
    this.free = null;
    /** @type {any} the state when two fingers, or a wheel, began; null if there are none */
    this.pinch = null;
    /** The magnified element, and its limits. */
    this.element = undefined;
    this.minimum = 1;
    this.maximum = 1;
    this.bounces = false;
    this.size = [0, 0];
    this.frame = 0;
    /** The magnified element's fields when it was last shown. */
    this.shown = null;
    scroll.surface.magnifying.add(this);
    this.abort = new AbortController();
    const { node } = scroll;
    /** @type {(name: string, action: (event: any) => void) => void} */
    const on = (name, action) => node.addEventListener(name, action, { signal: this.abort.signal, passive: false });
    on("touchstart", (event) => this.touch(event));
    on("touchmove", (event) => this.follow(event));
    on("touchend", (event) => this.release(event));
    on("touchcancel", (event) => this.release(event));
    on("wheel", (event) => this.wheel(event));
    // Two fingers zoom here; one finger is left to the browser.
    node.style.touchAction = "pan-x pan-y";
  }

  /** Whether the content is detached from the browser's own scrolling. */
  get isFree() { return this.free !== null; }

  /**
   * Applies the host's values. Its scale may be outdated; a new one is sent as a scroll target.
   *
   * @param {any} options
   */
  expect({ zoom, contentSize }) {
    if (!zoom) return;
    const [element, scale, minimum, maximum, bounces] = zoom;
    if (this.element !== undefined && element !== this.element) {
      this.unmark();
      this.scale = 0;
    }
    this.element = element;
    this.minimum = minimum;
    this.maximum = maximum;
    this.bounces = bounces === 1;
    this.size = contentSize;
    this.scale ||= scale;
    this.show();
  }

  // MARK: Fingers

  /** @param {TouchEvent} event */
  touch(event) {
    if (event.touches.length !== 2 || this.scroll.fields.content.disabled) return;
    if (event.cancelable) event.preventDefault();
    this.begin(...spread(event, this.place()));
  }

  /** @param {TouchEvent} event */
  follow(event) {
    if (!this.pinch || event.touches.length < 2) return;
    if (event.cancelable) event.preventDefault();
    const [distance, middle] = spread(event, this.place());
    this.magnify(this.pinch.scale * distance / this.pinch.distance, middle);
  }

  /** @param {TouchEvent} event */
  release(event) {
    if (this.pinch && event.touches.length < 2) this.end();
  }

  /**
   * A trackpad's pinch arrives as a wheel event with the control key.
   *
   * @param {WheelEvent} event
   */
  wheel(event) {
    if (!event.ctrlKey) {
      if (this.isFree) event.preventDefault();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const middle = inside(event, this.place());
    if (!this.pinch) this.begin(1, middle);
    this.pinch.wheel = (this.pinch.wheel ?? 1) * Math.exp(-event.deltaY / 100);
    this.pinch.middle = this.pinch.middle ?? middle;
    this.magnify(this.pinch.scale * this.pinch.wheel, this.pinch.middle);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), wheelRestMilliseconds);
  }

  // MARK: Magnifying

  /**
   * @param {number} distance
   * @param {number[]} middle
   */
  begin(distance, middle) {
    this.stop();
    const offset = this.free ?? this.scroll.offset;
    this.pinch = { distance: Math.max(distance, 1e-3), middle, scale: this.scale, offset };
    this.loosen(offset);
    this.tell("began");
  }

  /**
   * Keeps the point that was under the fingers at the beginning under them.
   *
   * @param {number} wanted
   * @param {number[]} middle
   */
  magnify(wanted, middle) {
    /** @type {{ offset: number[], scale: number, middle: number[] }} */
    const { offset, scale, middle: start } = this.pinch;
    this.scale = this.allowed(wanted);
    this.free = offset.map((each, axis) => (each + start[axis]) * (this.scale / scale) - middle[axis]);
    this.show();
    this.tell("changed");
  }

  end() {
    if (!this.pinch) return;
    this.pinch = null;
    clearTimeout(this.timer);
    this.tell("ended");
  }

  /**
   * Beyond the bounds the content resists increasingly, or doesn't move.
   *
   * @param {number} scale
   */
  allowed(scale) {
    const bound = Math.min(Math.max(scale, this.minimum), this.maximum);
    return this.bounces ? bound * (scale / bound) ** bounceExponent : bound;
  }

  /** @param {string} phase */
  tell(phase) {
    const { scroll } = this;
    const name = `zoom ${scroll.id}`;
    if (phase === "ended") scroll.surface.settle(name);
    scroll.report("zoom", { scale: this.scale, offset: this.free, phase }, phase === "changed" ? name : null);
  }

  // MARK: Coming to rest

  /**
   * Goes to a scale and an offset set by the host; returns false if the browser's scrolling should do that.
   *
   * @param {number | null} scale
   * @param {number[]} offset
   * @param {boolean} isSmooth
   */
  go(scale, offset, isSmooth) {
    if (scale === null || this.pinch) return this.pinch !== null;
    if (!this.isFree && scale === this.scale) return false;
    this.stop();
    /** @type {{ scale: number, offset: number[] }} */
    const start = { scale: this.scale, offset: this.free ?? this.scroll.offset };
    if (!isSmooth) return this.settle(scale, offset);
    this.loosen(start.offset);
    const begun = performance.now();
    /** @param {number} now */
    const step = (now) => {
      const part = Math.min(Math.max((now - begun) / animationMilliseconds, 0), 1);
      if (part === 1) return this.settle(scale, offset);
      const eased = part * part * (3 - 2 * part);
      // Interpolates both in proportion, which keeps one point of the content fixed.
      this.scale = start.scale + (scale - start.scale) * eased;
      this.free = start.offset.map((each, axis) => each + (offset[axis] - each) * eased);
      this.show();
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
    return true;
  }

  /**
   * Detaches the content from the browser's scrolling, which would clamp it to its bounds.
   *
   * @param {number[]} offset
   */
  loosen(offset) {
    this.free = offset;
    this.scroll.node.scrollTo({ left: 0, top: 0, behavior: "instant" });
    this.show();
  }

  /**
   * Returns the content to the browser's scrolling.
   *
   * @param {number} scale
   * @param {number[]} point
   */
  settle(scale, [x, y]) {
    this.scale = scale;
    this.free = null;
    this.show();
    const [top, left] = this.scroll.inset;
    this.scroll.node.scrollTo({ left: x + left, top: y + top, behavior: "instant" });
    return true;
  }

  stop() { cancelAnimationFrame(this.frame); }

  // MARK: Showing

  /** Call it after an update in which the element was added, changed, or released by another scroll view. */
  refresh() {
    const element = this.scroll.surface.elements.get(this.element);
    if (!element || (element.magnifier ?? this) !== this) return;
    if (element.magnifier === null || element.fields !== this.shown) this.show();
  }

  show() {
    const element = this.scroll.surface.elements.get(this.element);
    if (!element) return;
    const { frame: [x, y, width, height], transform, anchor } = element.fields;
    // The origin of the element's own transform is used, else its center: one origin serves both. The translation makes up for
    // the difference from scaling about the content's corner.
    const [across, down] = transform ? anchor : [0.5, 0.5];
    element.magnifier = this;
    this.shown = element.fields;
    const { style } = element.node;
    style.scale = String(this.scale);
    style.translate = [x + width * across, y + height * down].map((each) => `${each * (this.scale - 1)}px`).join(" ");
    this.scroll.layOut(this.size[0] * this.scale, this.size[1] * this.scale);
    this.shift();
  }

  /** Moves the content from the browser's scroll position to the intended one. */
  shift() {
    const { style } = this.scroll.content;
    if (!this.free) return void (style.translate = "");
    const [x, y] = this.scroll.offset;
    style.translate = `${x - this.free[0]}px ${y - this.free[1]}px`;
  }

  place() {
    const { left, top, width } = this.scroll.node.getBoundingClientRect();
    const own = this.scroll.fields.frame[2];
    return { left, top, scale: width > 0 && own > 0 ? width / own : 1 };
  }

  /** Resets the styles of the magnified element, unless another scroll view magnifies it by now. */
  unmark() {
    const element = this.scroll.surface.elements.get(this.element);
    if (element?.magnifier !== this) return;
    element.magnifier = null;
    for (const name of ["scale", "translate"]) element.node.style[name] = "";
  }

  dispose() {
    this.scroll.surface.magnifying.delete(this);
    this.abort.abort();
    this.stop();
    clearTimeout(this.timer);
    this.unmark();
    this.element = undefined;
    this.scroll.content.style.translate = "";
    this.scroll.node.style.touchAction = "";
    this.scroll.gestures?.share();
  }
}

/**
 * The distance between two fingers, and their midpoint.
 *
 * @param {TouchEvent} event
 * @param {Frame} place
 * @returns {[number, number[]]}
 */
function spread({ touches }, place) {
  const [first, second] = [touches[0], touches[1]].map((touch) => inside(touch, place));
  const distance = Math.hypot(first[0] - second[0], first[1] - second[1]);
  return [distance, [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]];
}

/**
 * @param {{ clientX: number, clientY: number }} options
 * @param {Frame} options2
 */
function inside({ clientX, clientY }, { left, top, scale }) {
  return [(clientX - left) / scale, (clientY - top) / scale];
}
