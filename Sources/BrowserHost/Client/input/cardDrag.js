// Dragging a dialog's card with a finger: down to dismiss the dialog, or between the detents that the host names. The animation
// starts where the finger lets go.

import { FirstFinger } from "./firstFinger.js";

const projectionSeconds = 0.15;
const patienceMilliseconds = 700;
const back = { curve: ["spring", 0.35, 1], delay: 0, speed: 1, repeats: 1, reverses: false, serial: 0 };

export class CardDrag {
  /**
   * @param {import("../elements/dialog.js").DialogElement} dialog
   * @param {HTMLElement} node
   */
  constructor(dialog, node) {
    this.dialog = dialog;
    this.finger = new FirstFinger(node, this);
  }

  /** @returns {number[]} */
  get stops() { return this.dialog.fields.content?.stops ?? []; }

  get card() {
    const { card, surface } = this.dialog;
    return card ? surface.find(Number(card.id.slice(1))) : null;
  }

  dispose() { clearTimeout(this.timer); }

  /**
   * @param {Touch} _touch
   * @param {any} target
   */
  mayBegin(_touch, target) {
    const { card } = this.dialog;
    if (this.stops.length === 0 || !card?.contains(target)) return false;
    this.scroller = scrollerAround(target, card);
    return true;
  }

  /**
   * Whether the finger drags the card: a scroll view below the finger has priority.
   *
   * @param {number} across
   * @param {number} along
   */
  takes(across, along) {
    if (!this.card) return false;
    const isUp = along < 0;
    const canMove = isUp ? this.stops.some((stop) => stop < this.top() - 1) : !this.scroller || this.scroller.scrollTop <= 0;
    return Math.abs(along) > Math.abs(across) && canMove;
  }

  /**
   * @param {number} _across
   * @param {number} along
   */
  moved(_across, along) {
    const { card } = this.dialog;
    if (!card || !this.card) return;
    this.distance = this.resisted(along);
    card.style.translate = `0 ${this.distance}px`;
  }

  top() { return this.card?.fields.frame[1] ?? 0; }

  /**
   * Beyond its bounds, the card follows with increasing resistance.
   *
   * @param {number} distance
   */
  resisted(distance) {
    const top = this.top() + distance;
    const least = Math.min(...this.stops);
    const most = this.dialog.listensTo("dismiss") ? Infinity : Math.max(...this.stops);
    const excess = top < least ? top - least : Math.max(top - most, 0);
    return distance - excess + Math.sign(excess) * Math.sqrt(Math.abs(excess)) * 2;
  }

  settle() {
    const { card } = this;
    if (!card) return;
    const home = card.fields.frame;
    const here = [home[0], home[1] + (this.distance ?? 0), home[2], home[3]];
    card.node.style.translate = "";
    const goal = this.goal(here[1] + this.finger.velocity()[1] * projectionSeconds);
    if (goal !== "dismiss" && Math.abs(this.stops[goal] - home[1]) < 1) return card.motions.play("frame", { frame: here }, { frame: home }, back);
    // The host's answer is animated from where the finger left the card.
    card.change({ frame: here });
    if (goal === "dismiss") this.dialog.wishToClose();
    else this.dialog.report("detent", { index: goal });
    this.timer = setTimeout(() => this.goHome(card, here, home), patienceMilliseconds);
  }

  /**
   * Moves the card back if the host doesn't change the dialog.
   *
   * @param {import("../elements/element.js").Element} card
   * @param {number[]} here
   * @param {number[]} home
   */
  goHome(card, here, home) {
    if (this.dialog.fields.leaving || card.fields.frame !== here) return;
    card.change({ frame: home });
    card.motions.play("frame", { frame: here }, { frame: home }, back);
  }

  /**
   * The detent that is nearest to where the card is going, or "dismiss".
   *
   * @param {number} top
   */
  goal(top) {
    const window = this.dialog.fields.frame[3];
    /** @type {[number, number | "dismiss"][]} */
    const distances = this.stops.map((stop, index) => [Math.abs(stop - top), index]);
    if (this.dialog.listensTo("dismiss")) distances.push([Math.abs(window - top), "dismiss"]);
    return distances.sort(([one], [other]) => one - other)[0][1];
  }
}

/**
 * @param {any} target
 * @param {HTMLElement} card
 */
function scrollerAround(target, card) {
  for (let node = target; node && node !== card; node = node.parentElement) {
    if (node.classList?.contains("scroll") && node.scrollHeight > node.clientHeight) return node;
  }
  return null;
}
