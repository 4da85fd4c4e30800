// Finds a drag's drop target: the innermost element under the pointer that listens for drops. Near the edge of a scroll view, it
// scrolls.

import { sendFiles } from "../transport/sending.js";

const edgePoints = 44, pointsPerFrame = 9;

export class DropPlaces {
  /** @param {import("../elements/surface.js").Surface} surface */
  constructor(surface) {
    this.surface = surface;
    /** @type {import("../elements/element.js").Element | null} */
    this.current = null;
    /** @type {number[] | null} */
    this.point = null;
    this.isScrolling = false;
  }

  begin() {
    this.isScrolling = true;
    requestAnimationFrame(() => this.scroll());
  }

  /** The drop targets in document order; those below a modal dialog are out of reach. */
  get all() {
    const reach = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    return /** @type {HTMLElement[]} */ ([...reach.querySelectorAll(".element.droppable")]).filter((node) => isSeen(node))
      .flatMap((node) => this.elementOf(node) ?? []);
  }

  /** @param {globalThis.Element} node */
  elementOf(node) { return this.surface.elements.get(Number(node.id.slice(1))) ?? null; }

  /** @param {number[]} point */
  at([x, y]) {
    for (const node of document.elementsFromPoint(x, y)) {
      const place = node.closest(".droppable");
      if (place && this.surface.node.contains(place)) return this.elementOf(place);
    }
    return null;
  }

  /** @param {number[]} point */
  goTo(point) { this.enter(this.at(point), point); }

  /**
   * @param {import("../elements/element.js").Element | null} element
   * @param {number[]} point
   */
  enter(element, point) {
    this.point = point;
    const isNew = element !== this.current;
    if (isNew) this.leave(element === null);
    this.current = element;
    if (!element) return;
    if (isNew) element.report("drop", { phase: "began", location: point });
    else element.report("drop", { phase: "changed", location: point }, this.name(element));
  }

  /** @param {import("../elements/element.js").Element} element */
  name({ id }) { return `drop ${id}`; }

  /**
   * Leaves the current target. If another target follows, that one's report tells the host, so `tells` is false.
   *
   * @param {boolean} tells
   */
  leave(tells) {
    const { current } = this;
    if (!current) return;
    this.surface.settle(this.name(current));
    if (tells) current.report("drop", { phase: "cancelled", location: this.point });
    this.current = null;
  }

  /**
   * Ends the drag; returns whether there was a target for the drop.
   *
   * @param {string} phase
   */
  end(phase) {
    this.isScrolling = false;
    const { current } = this;
    // A target that was removed accepts nothing.
    if (phase !== "ended" || !current || this.surface.elements.get(current.id) !== current) {
      this.leave(true);
      return false;
    }
    this.surface.settle(this.name(current));
    current.report("drop", { phase: "ended", location: this.point });
    this.current = null;
    return true;
  }

  // MARK: Scrolling along

  scroll() {
    if (!this.isScrolling) return;
    if (this.point) for (const node of document.elementsFromPoint(this.point[0], this.point[1])) scrollNear(node.closest(".scroll"), this.point);
    requestAnimationFrame(() => this.scroll());
  }

  // MARK: From outside

  /**
   * Listens for files and texts from other programs, while no element of the page is being dragged.
   *
   * @param {() => boolean} isFree
   */
  listenOutside(isFree) {
    /** @param {DragEvent} event */
    const isOurs = ({ dataTransfer }) => isFree() && ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type));
    /** @param {DragEvent} event */
    const follow = (event) => {
      if (!isOurs(event)) return;
      if (isForField(event)) return this.leave(true);
      this.goTo([event.clientX, event.clientY]);
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = this.current ? "copy" : "none";
    };
    addEventListener("dragenter", follow);
    addEventListener("dragover", follow);
    addEventListener("dragleave", (event) => { if (event.relatedTarget === null) this.leave(true); });
    addEventListener("drop", (event) => {
      if (!isOurs(event) || isForField(event)) return;
      event.preventDefault();
      if (event.dataTransfer) void this.take(event.dataTransfer);
    });
  }

  /** @param {DataTransfer} transfer */
  async take(transfer) {
    const { current, point } = this;
    if (!current) return;
    const words = transfer.getData("text/plain");
    const files = transfer.files.length > 0 ? [...transfer.files] : [new File([words], "", { type: "text/plain" })];
    this.surface.settle(this.name(current));
    this.current = null;
    await sendFiles(current, files);
    current.report("drop", { phase: "ended", location: point });
  }
}

/**
 * Text that is dragged over a field goes to the field, unless the field lies in a drop target.
 *
 * @param {DragEvent & { target: any }} event
 */
function isForField({ target, dataTransfer }) {
  const field = target.closest?.(":is(input, textarea):read-write");
  return Boolean(field) && !field.closest(".droppable") && !dataTransfer?.types.includes("Files");
}

/** @param {HTMLElement} node */
function isSeen(node) {
  if (node.closest("[inert]")) return false;
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

/**
 * Scrolls faster nearer the edge.
 *
 * @param {any} node
 * @param {number[]} point
 */
function scrollNear(node, [x, y]) {
  if (!node) return;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  /**
   * @param {number} near
   * @param {number} far
   */
  const pull = (near, far) => (near < edgePoints ? near / edgePoints - 1 : far < edgePoints ? 1 - far / edgePoints : 0) * pointsPerFrame;
  node.scrollBy({ left: pull(x - left, right - x), top: pull(y - top, bottom - y), behavior: "instant" });
}
