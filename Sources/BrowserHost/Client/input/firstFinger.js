// Follows the first finger that touches an element. Other fingers are ignored meanwhile.

const slopPoints = 8;

/** On a page that is zoomed in, the browser pans with one finger. */
function isMagnified() { return (window.visualViewport?.scale ?? 1) > 1.01; }

/**
 * The owner of the finger.
 *
 * @typedef {object} Owner
 * @property {(touch: Touch, target: any) => boolean} mayBegin
 * @property {(across: number, along: number) => boolean} takes decides, once the finger has moved a little, whether to follow it
 * @property {(across: number, along: number) => void} moved called with the distance that the finger has moved
 * @property {() => void} settle called at the end
 */

export class FirstFinger {
  /**
   * @param {HTMLElement} node
   * @param {Owner} owner
   */
  constructor(node, owner) {
    this.owner = owner;
    /** @type {{ identifier: number, x: number, y: number } | null} */
    this.start = null;
    this.isMoving = false;
    /** @type {number[][]} recent times, each with the distance moved */
    this.samples = [];
    node.addEventListener("touchstart", (event) => this.begin(event), { passive: true });
    node.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    for (const name of ["touchend", "touchcancel"]) node.addEventListener(name, (event) => this.end(/** @type {TouchEvent} */ (event)));
  }

  /**
   * A single finger is a new one, even if the old one's end was never reported because its element was removed.
   *
   * @param {TouchEvent} event
   */
  begin({ touches, target }) {
    if (touches.length > 1 && this.isMoving && this.find(touches)) return;
    this.finish();
    if (touches.length !== 1 || isMagnified() || !this.owner.mayBegin(touches[0], target)) return;
    const [{ identifier, clientX, clientY }] = touches;
    this.start = { identifier, x: clientX, y: clientY };
    this.samples = [];
  }

  /** @param {TouchEvent} event */
  move(event) {
    const touch = this.find(event.touches);
    if (!touch || !this.start) return;
    /** @type {[number, number]} */
    const way = [touch.clientX - this.start.x, touch.clientY - this.start.y];
    if (!this.isMoving && !this.takes(way)) return;
    if (event.cancelable) event.preventDefault();
    this.samples = [...this.samples.slice(-4), [event.timeStamp / 1000, ...way]];
    this.owner.moved(...way);
  }

  /** @param {[number, number]} way */
  takes(way) {
    if (Math.hypot(...way) < slopPoints) return false;
    this.isMoving = this.owner.takes(...way);
    if (!this.isMoving) this.start = null;
    return this.isMoving;
  }

  /** @param {TouchEvent} event */
  end({ touches }) { if (!this.find(touches)) this.finish(); }

  finish() {
    const { isMoving } = this;
    this.start = null;
    this.isMoving = false;
    if (isMoving) this.owner.settle();
  }

  /**
   * @param {TouchList} touches
   * @returns {Touch | null}
   */
  find(touches) { return [...touches].find(({ identifier }) => identifier === this.start?.identifier) ?? null; }

  /** The current velocity across and along, in points per second. */
  velocity() {
    if (this.samples.length < 2) return [0, 0];
    const [[startTime, ...start], [endTime, ...end]] = [this.samples[0], this.samples[this.samples.length - 1]];
    return endTime > startTime ? end.map((place, axis) => (place - start[axis]) / (endTime - startTime)) : [0, 0];
  }
}
