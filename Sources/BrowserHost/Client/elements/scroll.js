// A scroll view. The browser scrolls; the offset is reported at most ten times a second, and always when scrolling ends. If the
// app observes it, it is reported in every frame, with one report in flight at a time.
//
// The host may find that content above the visible part is longer or shorter than estimated: it moves the content and sends the
// total distance (`drift`). The view scrolls by the same distance in the same frame, and subtracts the drift from the offsets
// that it reports, so that a report is right whenever it arrives.

import { Element } from "./element.js";
import { Pulling } from "../input/pulling.js";
import { ScrollStage } from "../input/scrollStage.js";
import { Zooming } from "../input/zooming.js";

const reportMilliseconds = 100;
const snapMarkersMax = 500;

export class ScrollElement extends Element {
  content = document.createElement("div");
  markers = document.createElement("div");
  reported = "0,0";
  /** @type {number | null} */
  targetSerial = null;
  /** @type {(() => void) | null} */
  dropReport = null;
  /** @type {number[] | null} */
  drift = null;
  /** @type {number[] | null} */
  goal = null;
  inset = [0, 0, 0, 0];
  /** @type {Zooming | null} */
  zooming = null;
  /** @type {Pulling | null} */
  pulling = null;
  isFollowed = false;
  snapKey = "";
  /** @type {ScrollStage} */
  stage;

  get isSolid() { return true; }

  get container() { return this.content; }

  makeNode() {
    this.content.className = "scrolled";
    this.markers.className = "snaps";
    const node = document.createElement("div");
    node.append(this.content);
    node.addEventListener("scroll", () => this.noticeScroll(), { passive: true });
    this.stage = new ScrollStage(this, node);
    return node;
  }

  /** @param {any} content */
  showContent(content) {
    const { horizontal, vertical, indicators, disabled = false, contentSize: [width, height] } = content;
    const { style } = this.node;
    style.overflowX = horizontal && !disabled ? "auto" : "hidden";
    style.overflowY = vertical && !disabled ? "auto" : "hidden";
    style.overscrollBehaviorX = horizontal ? "" : "auto";
    style.overscrollBehaviorY = vertical ? "" : "auto";
    style.scrollbarWidth = indicators ? "thin" : "none";
    this.inset = content.inset ?? [0, 0, 0, 0];
    if (content.zoom) this.zooming ??= new Zooming(this);
    else this.forgetZooming();
    this.isFollowed = content.followed ?? false;
    this.layOut(width, height);
    if (content.refreshing !== undefined) {
      this.pulling ??= new Pulling(this);
      this.pulling.follow(content.refreshing);
    }
    this.zooming?.expect(content);
    this.snap(content);
    this.go(content);
  }

  forgetZooming() {
    this.zooming?.dispose();
    this.zooming = null;
  }

  /**
   * Sets the content's size and insets.
   *
   * @param {number} width
   * @param {number} height
   */
  layOut(width, height) {
    const [top, left, bottom, right] = this.inset;
    const { style } = this.content;
    style.width = `${width + right}px`;
    style.height = `${height + bottom}px`;
    style.left = `${left}px`;
    style.top = `${top}px`;
  }

  /** The scroll offset of the content's top left corner. */
  get offset() {
    const [top, left] = this.inset;
    return [this.node.scrollLeft - left, this.node.scrollTop - top];
  }

  // MARK: Going places

  /**
   * @param {object} content
   * @param {number[]} [content.drift]
   * @param {number[] | null} [content.offset]
   * @param {{ offset: number[], animated: boolean, serial: number, scale?: number | null } | null} [content.target]
   */
  go({ drift = [0, 0], offset = null, target = null }) {
    if (!this.drift && offset) return this.resume(offset, drift, target?.serial ?? null);
    const [x, y] = this.drift ?? drift;
    this.drift = drift;
    const moved = [drift[0] - x, drift[1] - y];
    const isNew = target && target.serial !== this.targetSerial;
    if (moved[0] === 0 && moved[1] === 0 && !isNew) return;
    // Later operations of the same message may fill the content.
    this.surface.afterUpdate(() => {
      this.shift(moved);
      if (isNew) this.scrollTo(target);
    });
  }

  /**
   * Shows a new element where its predecessor was, as after a reload. Shorter content ends before that place, which is reported.
   *
   * @param {number[]} offset
   * @param {number[]} drift
   * @param {number | null} serial
   */
  resume(offset, drift, serial) {
    this.drift = drift;
    this.targetSerial = serial;
    this.reported = String([offset[0] - drift[0], offset[1] - drift[1]]);
    this.surface.afterUpdate(() => {
      this.scrollTo({ offset, animated: false, serial });
      this.noticeScroll();
    });
  }

  /**
   * Keeps the same content in view; scrolling that is in progress continues.
   *
   * @param {number[]} move
   */
  shift([x, y]) {
    if (x === 0 && y === 0) return;
    const { scrollLeft, scrollTop } = this.node;
    this.node.scrollTo({ left: scrollLeft + x, top: scrollTop + y, behavior: "instant" });
    if (!this.goal) return;
    this.goal = [this.goal[0] + x, this.goal[1] + y];
    this.node.scrollTo({ left: this.goal[0], top: this.goal[1], behavior: "smooth" });
  }

  /** @param {{ offset: number[], animated: boolean, serial: number | null, scale?: number | null }} target */
  scrollTo({ offset: [x, y], animated, serial, scale = null }) {
    this.targetSerial = serial;
    const isSmooth = animated && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (this.zooming?.go(scale, [x, y], isSmooth)) return;
    const [left, top] = [x + this.inset[1], y + this.inset[0]];
    this.goal = isSmooth ? [left, top] : null;
    this.node.scrollTo({ left, top, behavior: isSmooth ? "smooth" : "instant" });
  }

  // MARK: Coming to rest

  /**
   * Creates the markers at which the browser snaps.
   *
   * @param {any} options
   */
  snap({ vertical, contentSize: [width, height], snap = null }) {
    const { style } = this.node;
    const frame = this.fields.frame;
    const key = JSON.stringify([snap, vertical, width, height, frame[2], frame[3]]);
    if (key === this.snapKey) return;
    this.snapKey = key;
    if (!snap) {
      style.scrollSnapType = "";
      return this.markers.remove();
    }
    this.content.append(this.markers);
    const [isMandatory, ...offsets] = snap === "pages" ? pages(vertical ? frame[3] : frame[2], vertical ? height : width)
      : snap;
    style.scrollSnapType = `${vertical ? "y" : "x"} ${isMandatory ? "mandatory" : "proximity"}`;
    this.markers.replaceChildren(...offsets.slice(0, snapMarkersMax).map((/** @type {number} */ offset) => {
      const marker = document.createElement("div");
      marker.style[vertical ? "top" : "left"] = `${offset}px`;
      if (snap === "pages") marker.style.scrollSnapStop = "always";
      return marker;
    }));
  }

  // MARK: Reports

  noticeScroll() {
    if (this.dropReport) return;
    const report = () => {
      this.dropReport = null;
      this.reportOffset();
    };
    if (this.isFollowed) {
      const frame = requestAnimationFrame(report);
      this.dropReport = () => cancelAnimationFrame(frame);
    } else {
      const timer = setTimeout(report, reportMilliseconds);
      this.dropReport = () => clearTimeout(timer);
    }
  }

  reportOffset() {
    if (this.zooming?.isFree) return;
    const [x, y] = this.drift ?? [0, 0];
    const offset = [this.offset[0] - x, this.offset[1] - y];
    if (String(offset) === this.reported) return;
    this.reported = String(offset);
    this.report("scroll", { offset }, `scroll ${this.id}`);
  }

  dispose() {
    super.dispose();
    this.stage.dispose();
    this.zooming?.dispose();
    this.dropReport?.();
  }
}

/**
 * Mandatory snap positions, where pages begin.
 *
 * @param {number} page
 * @param {number} length
 */
function pages(page, length) {
  if (page <= 0) return [0];
  return [1, ...Array.from({ length: Math.min(Math.ceil(length / page - 0.01), snapMarkersMax) }, (_, index) => index * page)];
}
