// Reports the phases of scrolling: dragging (a finger or a wheel), decelerating, idle.

const restMilliseconds = 200;

export class ScrollStage {
  /**
   * @param {import("../elements/scroll.js").ScrollElement} scroll
   * @param {HTMLElement} node
   */
  constructor(scroll, node) {
    this.scroll = scroll;
    this.isTouched = false;
    this.stage = "idle";
    /**
     * @param {string} name
     * @param {(event: any) => void} action
     */
    const on = (name, action) => node.addEventListener(name, action, { passive: true });
    on("touchstart", () => { this.isTouched = true; });
    on("touchend", (event) => this.release(event));
    on("touchcancel", (event) => this.release(event));
    on("wheel", (event) => { this.isWheeled = !event.ctrlKey; });
    on("scroll", () => this.move());
    on("scrollend", () => this.rest());
  }

  move() {
    if (this.scroll.zooming?.isFree) return;
    if (this.stage === "idle" && (this.isTouched || this.isWheeled)) this.become("dragging");
    if (this.isTouched) return;
    // Not every browser reports the end of scrolling.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), restMilliseconds);
  }

  /** @param {TouchEvent} event */
  release({ touches }) {
    this.isTouched = touches.length > 0;
    if (this.isTouched || this.stage !== "dragging") return;
    this.become("decelerating");
    this.timer = setTimeout(() => this.rest(), restMilliseconds);
  }

  rest() {
    clearTimeout(this.timer);
    this.scroll.goal = null;
    if (this.isTouched) return;
    this.isWheeled = false;
    this.become("idle");
  }

  /** @param {string} stage */
  become(stage) {
    if (stage === this.stage && stage !== "idle") return;
    this.stage = stage;
    // The latest offset has to be sent before the report that scrolling has ended.
    if (stage !== "dragging") this.scroll.reportOffset();
    this.scroll.surface.settle(`scroll ${this.scroll.id}`);
    this.scroll.report("scrolling", { phase: stage });
  }

  dispose() { clearTimeout(this.timer); }
}
