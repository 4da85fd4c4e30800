// A finger that comes in from the left edge of a stack of pages takes the uppermost page with it, and lets go of it or goes
// back. Where the finger lets go is where the page goes on from.

const edgePoints = 24;
const slopPoints = 8;
const projectionSeconds = 0.15;
const patienceMilliseconds = 700;
const home = { curve: ["spring", 0.35, 1], delay: 0, speed: 1, repeats: 1, reverses: false, serial: 0 };

export class EdgeSwipe {
  constructor(element) {
    this.element = element;
    this.start = null;
    const { node } = element;
    node.addEventListener("touchstart", (event) => this.begin(event), { passive: true });
    node.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    node.addEventListener("touchend", () => this.end());
    node.addEventListener("touchcancel", () => this.end());
  }

  /** The uppermost page. */
  get page() {
    const pages = [...this.element.node.children].filter((node) => node.classList.contains("element") && !node.inert);
    const node = pages.at(-1);
    return node ? this.element.surface.find(Number(node.id.slice(1))) : null;
  }

  begin(event) {
    // Another finger leaves the page to the one that moves it.
    if (event.touches.length > 1 && this.start && this.isMoving) return;
    this.start = null;
    if (event.touches.length !== 1 || !this.element.listensTo("back")) return;
    const [touch] = event.touches;
    if (touch.clientX - this.element.node.getBoundingClientRect().left > edgePoints) return;
    this.start = { x: touch.clientX, y: touch.clientY };
    this.isMoving = false;
    this.samples = [];
  }

  move(event) {
    if (!this.start) return;
    const [{ clientX, clientY }] = event.touches;
    const distance = clientX - this.start.x;
    if (!this.isMoving && !this.takes(distance, clientY - this.start.y)) return;
    if (event.cancelable) event.preventDefault();
    this.samples = [...this.samples.slice(-4), [event.timeStamp / 1000, distance]];
    this.distance = Math.max(distance, 0);
    if (this.page) this.page.node.style.translate = `${this.distance}px 0`;
  }

  takes(across, along) {
    if (Math.hypot(across, along) < slopPoints) return false;
    this.isMoving = across > Math.abs(along);
    if (!this.isMoving) this.start = null;
    return this.isMoving;
  }

  end() {
    const wasMoving = this.start && this.isMoving;
    this.start = null;
    const { page } = this;
    if (!wasMoving || !page) return;
    page.node.style.translate = "";
    const rest = page.fields.frame;
    const here = [rest[0] + this.distance, ...rest.slice(1)];
    if (this.distance + this.velocity() * projectionSeconds < rest[2] / 2) return page.motions.play("frame", { frame: here }, { frame: rest }, home);
    page.change({ frame: here });
    this.element.report("back");
    setTimeout(() => {
      if (page.fields.leaving || page.fields.frame !== here) return;
      page.change({ frame: rest });
      page.motions.play("frame", { frame: here }, { frame: rest }, home);
    }, patienceMilliseconds);
  }

  velocity() {
    if (this.samples.length < 2) return 0;
    const [[startTime, start], [endTime, end]] = [this.samples[0], this.samples.at(-1)];
    return endTime > startTime ? (end - start) / (endTime - startTime) : 0;
  }
}
