// A scroll view. The browser scrolls; the offset is reported, at most ten times a second and always where it rests.

import { Element } from "./element.js";

const reportMilliseconds = 100;

export class ScrollElement extends Element {
  get isSolid() { return true; }

  get container() { return this.content; }

  makeNode() {
    this.content = document.createElement("div");
    this.content.className = "scrolled";
    this.reported = "0,0";
    this.targetSerial = null;
    this.timer = null;
    const node = document.createElement("div");
    node.append(this.content);
    node.addEventListener("scroll", () => this.noticeScroll(), { passive: true });
    return node;
  }

  showContent({ horizontal, vertical, indicators, contentSize: [width, height], target = null }) {
    const { style } = this.node;
    style.overflowX = horizontal ? "auto" : "hidden";
    style.overflowY = vertical ? "auto" : "hidden";
    style.scrollbarWidth = indicators ? "thin" : "none";
    this.content.style.width = `${width}px`;
    this.content.style.height = `${height}px`;
    if (target && target.serial !== this.targetSerial) this.scrollTo(target);
  }

  scrollTo({ offset: [left, top], animated, serial }) {
    this.targetSerial = serial;
    // The content may be filled by later operations of the same message.
    this.surface.afterUpdate(() => this.node.scrollTo({ left, top, behavior: animated ? "smooth" : "instant" }));
  }

  noticeScroll() {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.reportOffset();
    }, reportMilliseconds);
  }

  reportOffset() {
    const offset = [this.node.scrollLeft, this.node.scrollTop];
    if (String(offset) === this.reported) return;
    this.reported = String(offset);
    this.report("scroll", { offset }, `scroll ${this.id}`);
  }

  dispose() {
    super.dispose();
    clearTimeout(this.timer);
  }
}
