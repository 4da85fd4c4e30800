// The finger that moves something: the first that came down on it. Others come and go meanwhile without a say.

const slopPoints = 8;

/** Whoever looks at a page closely moves it by one finger: that is the browser's. */
function isMagnified() { return (window.visualViewport?.scale ?? 1) > 1.01; }

export class FirstFinger {
  /**
   * The owner says whether a finger `mayBegin(touch, target)`, and once it has moved a little whether it `takes(across,
   * along)` that movement. Then it hears how far the finger has `moved(across, along)`, and when that is over: `settle()`.
   */
  constructor(node, owner) {
    Object.assign(this, { owner, start: null, isMoving: false, samples: [] });
    node.addEventListener("touchstart", (event) => this.begin(event), { passive: true });
    node.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    for (const name of ["touchend", "touchcancel"]) node.addEventListener(name, (event) => this.end(event));
  }

  /** A finger that is alone is a new one, also where nobody heard of the old one's end: what it was on may be gone. */
  begin({ touches, target }) {
    if (touches.length > 1 && this.isMoving && this.find(touches)) return;
    this.finish();
    if (touches.length !== 1 || isMagnified() || !this.owner.mayBegin(touches[0], target)) return;
    const [{ identifier, clientX, clientY }] = touches;
    this.start = { identifier, x: clientX, y: clientY };
    this.samples = [];
  }

  move(event) {
    const touch = this.find(event.touches);
    if (!touch) return;
    const way = [touch.clientX - this.start.x, touch.clientY - this.start.y];
    if (!this.isMoving && !this.takes(way)) return;
    if (event.cancelable) event.preventDefault();
    this.samples = [...this.samples.slice(-4), [event.timeStamp / 1000, ...way]];
    this.owner.moved(...way);
  }

  takes(way) {
    if (Math.hypot(...way) < slopPoints) return false;
    this.isMoving = this.owner.takes(...way);
    if (!this.isMoving) this.start = null;
    return this.isMoving;
  }

  end({ touches }) { if (!this.find(touches)) this.finish(); }

  finish() {
    const { isMoving } = this;
    this.start = null;
    this.isMoving = false;
    if (isMoving) this.owner.settle();
  }

  find(touches) { return this.start && [...touches].find(({ identifier }) => identifier === this.start.identifier); }

  /** Points a second across and along, of late. */
  velocity() {
    if (this.samples.length < 2) return [0, 0];
    const [[startTime, ...start], [endTime, ...end]] = [this.samples[0], this.samples.at(-1)];
    return endTime > startTime ? end.map((place, axis) => (place - start[axis]) / (endTime - startTime)) : [0, 0];
  }
}
