// The swipe back: a finger from the left edge of a stack of pages moves the topmost page; when it is lifted, the stack goes back
// or the page returns. The animation continues from where the finger left the page.

import { FirstFinger } from "./firstFinger.js";

const edgePoints = 24;
const projectionSeconds = 0.15;
const patienceMilliseconds = 700;
const home = { curve: ["spring", 0.35, 1], delay: 0, speed: 1, repeats: 1, reverses: false, serial: 0 };

export class EdgeSwipe {
  /** @param {import("../elements/element.js").Element<any>} element */
  constructor(element) {
    this.element = element;
    /** @type {any} the page that follows the finger */
    this.page = null;
    this.distance = 0;
    this.finger = new FirstFinger(element.node, this);
  }

  get uppermost() {
    const pages = [...this.element.node.children].filter((node) => node.classList.contains("element") && !node.inert);
    const node = pages.at(-1);
    return node ? this.element.surface.find(Number(node.id.slice(1))) : null;
  }

  /** @param {Touch} options */
  mayBegin({ clientX }) {
    return this.element.listensTo("back") && clientX - this.element.node.getBoundingClientRect().left <= edgePoints;
  }

  /**
   * @param {number} across
   * @param {number} along
   */
  takes(across, along) {
    this.page = this.uppermost;
    return this.page !== null && across > Math.abs(along);
  }

  /** @param {number} across */
  moved(across) {
    this.distance = Math.max(across, 0);
    this.page.node.style.translate = `${this.distance}px 0`;
  }

  settle() {
    const { page } = this;
    page.node.style.translate = "";
    // The host may be showing another page by now.
    if (page !== this.uppermost) return;
    const rest = page.fields.frame;
    const here = [rest[0] + this.distance, ...rest.slice(1)];
    const [velocity] = this.finger.velocity();
    if (this.distance + velocity * projectionSeconds < rest[2] / 2) return page.motions.play("frame", { frame: here }, { frame: rest }, home);
    page.change({ frame: here });
    this.element.report("back");
    setTimeout(() => {
      if (page.fields.leaving || page.fields.frame !== here) return;
      page.change({ frame: rest });
      page.motions.play("frame", { frame: here }, { frame: rest }, home);
    }, patienceMilliseconds);
  }
}
