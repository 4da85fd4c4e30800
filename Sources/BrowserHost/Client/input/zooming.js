// Magnifies a scroll view's content while two fingers pinch, or a wheel turns with the control key, so that what lies
// under the fingers stays there. Nothing waits for the host: it hears of the scale and the offset, and says at the end
// where the content comes to rest.
//
// While the content is `isFree` it is moved by a transform and may be anywhere; at rest the browser's own scrolling takes
// over again. Offsets are those of the content's top left corner, so they are negative where there is room before it.

const wheelRestMilliseconds = 200;
const animationMilliseconds = 300;
/** How far fingers get beyond the bounds: the excess, as a factor, to this power. */
const bounceExponent = 0.35;

/** @typedef {{ left: number, top: number, scale: number }} Frame where the scroll view is seen, and how large a point of its own is there */

export class Zooming {
  /** @param {import("../elements/scroll.js").ScrollElement} scroll */
  constructor(scroll) {
    this.scroll = scroll;
    /** 0 until the host has told it. */
    this.scale = 0;
    /** @type {number[] | null} */
    this.free = null;
    /** @type {any} where two fingers, or a wheel, began; null while there are none */
    this.pinch = null;
    /** The element that is magnified, and how far it may be. */
    this.element = undefined;
    this.minimum = 1;
    this.maximum = 1;
    this.bounces = false;
    this.size = [0, 0];
    this.frame = 0;
    /** The fields of what is magnified, as they were when it was last shown. */
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
    // Two fingers are ours, one is the browser's.
    node.style.touchAction = "pan-x pan-y";
  }

  /** Whether the content is where the browser's own scrolling doesn't hold it. */
  get isFree() { return this.free !== null; }

  /**
   * Takes over what the host says. The scale it knows may be an old one; a new one comes as a target.
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
   * A trackpad's pinch arrives as a wheel with the control key.
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
   * The point that was under the fingers when they came down is under them still.
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
   * Beyond the bounds the content gives way ever less, or not at all.
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
   * Goes to a scale and an offset that the host wants; false leaves it to the browser's scrolling.
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
      // Both in proportion: then one point of the content stays where it is seen.
      this.scale = start.scale + (scale - start.scale) * eased;
      this.free = start.offset.map((each, axis) => each + (offset[axis] - each) * eased);
      this.show();
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
    return true;
  }

  /**
   * Takes the content away from the browser's scrolling, which would hold it within its bounds.
   *
   * @param {number[]} offset
   */
  loosen(offset) {
    this.free = offset;
    this.scroll.node.scrollTo({ left: 0, top: 0, behavior: "instant" });
    this.show();
  }

  /**
   * Leaves the content to the browser's scrolling.
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

  /** After an update, in which the element came, changed, or was given up by another scroll view. */
  refresh() {
    const element = this.scroll.surface.elements.get(this.element);
    if (!element || (element.magnifier ?? this) !== this) return;
    if (element.magnifier === null || element.fields !== this.shown) this.show();
  }

  show() {
    const element = this.scroll.surface.elements.get(this.element);
    if (!element) return;
    const { frame: [x, y, width, height], transform, anchor } = element.fields;
    // About where a transform of its own turns it, else its middle: one origin serves both. The translation puts that where
    // the content's corner would have moved it.
    const [across, down] = transform ? anchor : [0.5, 0.5];
    element.magnifier = this;
    this.shown = element.fields;
    const { style } = element.node;
    style.scale = String(this.scale);
    style.translate = [x + width * across, y + height * down].map((each) => `${each * (this.scale - 1)}px`).join(" ");
    this.scroll.layOut(this.size[0] * this.scale, this.size[1] * this.scale);
    this.shift();
  }

  /** Moves the content from where the browser scrolled it to where it is to be seen. */
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

  /** Leaves no trace on what was magnified, unless another scroll view magnifies it by now. */
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
 * How far two fingers are apart, and the middle between them.
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
