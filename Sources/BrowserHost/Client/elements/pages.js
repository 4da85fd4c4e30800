// Pages side by side, between which a finger swipes. The browser scrolls and snaps to a page; the offset is reported while it
// scrolls, with one report in flight at a time.

import { Element } from "./element.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Record<string, number>} */
const steps = { ArrowRight: 1, ArrowLeft: -1 };

export class PagesElement extends Element {
  content = document.createElement("div");
  /** @type {number | null} */
  serial = null;
  index = 0;
  reported = 0;
  isWaiting = false;

  get isSolid() { return true; }

  get container() { return this.content; }

  makeNode() {
    this.content.className = "row";
    const node = document.createElement("div");
    node.append(this.content);
    node.addEventListener("scroll", () => this.noticeScroll(), { passive: true });
    node.addEventListener("keydown", (event) => this.turn(event));
    return node;
  }

  /**
   * @param {Partial<import("../transport/wire.js").Fields>} changes
   * @param {import("../transport/wire.js").Fields | null} before
   */
  show(changes, before) {
    super.show(changes, before);
    if ("frame" in changes && before && before.frame[2] !== changes.frame?.[2]) this.go(false);
  }

  /** @param {{ count: number, index: number, serial: number }} options */
  showContent({ count, index, serial }) {
    this.content.style.width = `${count * 100}%`;
    this.index = index;
    if (serial === this.serial) return;
    const isFirst = this.serial === null;
    this.serial = serial;
    this.go(!isFirst && !reducedMotion.matches);
  }

  /**
   * Later operations of the same message may add the pages.
   *
   * @param {boolean} isAnimated
   */
  go(isAnimated) {
    this.surface.afterUpdate(() => {
      const left = this.index * this.fields.frame[2];
      this.node.scrollTo({ left, behavior: isAnimated ? "smooth" : "instant" });
    });
  }

  noticeScroll() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      const { scrollLeft } = this.node;
      if (scrollLeft === this.reported) return;
      this.reported = scrollLeft;
      this.report("scroll", { offset: [scrollLeft, 0] }, `scroll ${this.id}`);
    });
  }

  /** @param {KeyboardEvent} event */
  turn(event) {
    const step = steps[event.key];
    if (!step || event.target !== this.node) return;
    event.preventDefault();
    const width = this.fields.frame[2];
    const page = Math.round(this.node.scrollLeft / width) + step;
    this.node.scrollTo({ left: page * width, behavior: reducedMotion.matches ? "instant" : "smooth" });
  }
}
