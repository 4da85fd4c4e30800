// Pull to refresh: a finger pulls a scroll view down from its top. The content follows the finger, and stays below a spinner
// until the host has refreshed it.

import { FirstFinger } from "./firstFinger.js";

const triggerPoints = 64, restPoints = 52, give = 0.5;

export class Pulling {
  /** @param {import("../elements/scroll.js").ScrollElement} scroll */
  constructor(scroll) {
    this.scroll = scroll;
    this.distance = 0;
    this.isBusy = false;
    this.sign = document.createElement("div");
    this.sign.className = "pull";
    this.sign.setAttribute("aria-hidden", "true");
    scroll.content.append(this.sign);
    this.finger = new FirstFinger(scroll.node, this);
  }

  mayBegin() { return !this.isBusy && this.scroll.node.scrollTop <= 0 && this.scroll.listensTo("refresh"); }

  /**
   * @param {number} across
   * @param {number} along
   */
  takes(across, along) { return along > 0 && along >= Math.abs(across); }

  /**
   * @param {number} _across
   * @param {number} along
   */
  moved(_across, along) { this.show(Math.max(along, 0) * give, false); }

  settle() {
    const isAsked = this.distance >= triggerPoints;
    this.show(isAsked ? restPoints : 0, true);
    if (!isAsked) return;
    this.isBusy = true;
    this.sign.classList.add("busy");
    this.scroll.report("refresh");
  }

  /**
   * The host has begun or finished refreshing.
   *
   * @param {boolean} isRefreshing
   */
  follow(isRefreshing) {
    if (this.isBusy === isRefreshing) return;
    this.isBusy = isRefreshing;
    this.sign.classList.toggle("busy", isRefreshing);
    this.show(isRefreshing ? restPoints : 0, true);
  }

  /**
   * @param {number} distance
   * @param {boolean} isAnimated
   */
  show(distance, isAnimated) {
    this.distance = distance;
    const { style, classList } = this.scroll.content;
    classList.toggle("settling", isAnimated);
    style.translate = distance > 0 ? `0 ${distance}px` : "";
    this.sign.style.opacity = String(Math.min(distance / restPoints, 1));
    this.sign.style.rotate = `${distance * 4}deg`;
  }
}
