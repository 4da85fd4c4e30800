// Finds the drop target of a drag: the innermost element under the pointer that listens for drops. Near the edge of a scroll
// view it scrolls.

import { sendFiles } from "../transport/sending.js";

const edgePoints = 44, pointsPerFrame = 9;

export class DropPlaces {
  constructor(surface) {
    this.surface = surface;
    this.current = null;
    this.point = null;
    this.isScrolling = false;
  }

  begin() {
    this.isScrolling = true;
    requestAnimationFrame(() => this.scroll());
  }

  /** Elements that can be dropped on, in their order; what lies below a modal dialog is out of reach. */
  get all() {
    const reach = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    return [...reach.querySelectorAll(".element.droppable")].filter((node) => isSeen(node)).map((node) => this.elementOf(node));
  }

  elementOf(node) { return this.surface.elements.get(Number(node.id.slice(1))); }

  at([x, y]) {
    for (const node of document.elementsFromPoint(x, y)) {
      const place = node.closest(".droppable");
      if (place && this.surface.node.contains(place)) return this.elementOf(place);
    }
    return null;
  }

  goTo(point) { this.enter(this.at(point), point); }

  enter(element, point) {
    this.point = point;
    const isNew = element !== this.current;
    if (isNew) this.leave(element === null);
    this.current = element;
    if (!element) return;
    if (isNew) element.report("drop", { phase: "began", location: point });
    else element.report("drop", { phase: "changed", location: point }, this.name(element));
  }

  name({ id }) { return `drop ${id}`; }

  /** The host hears of a place that is left for another by that one. */
  leave(tells) {
    const { current } = this;
    if (!current) return;
    this.surface.settle(this.name(current));
    if (tells) current.report("drop", { phase: "cancelled", location: this.point });
    this.current = null;
  }

  /** Whether there was a place to drop it on. */
  end(phase) {
    this.isScrolling = false;
    const { current } = this;
    // A place that is gone takes nothing.
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

  /** Files and words of other programs, while nothing of the page's own is dragged. */
  listenOutside(isFree) {
    const isOurs = ({ dataTransfer }) => isFree() && ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type));
    const follow = (event) => {
      if (!isOurs(event)) return;
      if (isForField(event)) return this.leave(true);
      this.goTo([event.clientX, event.clientY]);
      event.preventDefault();
      event.dataTransfer.dropEffect = this.current ? "copy" : "none";
    };
    addEventListener("dragenter", follow);
    addEventListener("dragover", follow);
    addEventListener("dragleave", (event) => { if (event.relatedTarget === null) this.leave(true); });
    addEventListener("drop", (event) => {
      if (!isOurs(event) || isForField(event)) return;
      event.preventDefault();
      void this.take(event.dataTransfer);
    });
  }

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

/** Words over a field are the field's, unless it lies in a place for them. */
function isForField({ target, dataTransfer }) {
  const field = target.closest?.(":is(input, textarea):read-write");
  return Boolean(field) && !field.closest(".droppable") && !dataTransfer.types.includes("Files");
}

function isSeen(node) {
  if (node.closest("[inert]")) return false;
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The nearer the edge, the faster. */
function scrollNear(node, [x, y]) {
  if (!node) return;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const pull = (near, far) => (near < edgePoints ? near / edgePoints - 1 : far < edgePoints ? 1 - far / edgePoints : 0) * pointsPerFrame;
  node.scrollBy({ left: pull(x - left, right - x), top: pull(y - top, bottom - y), behavior: "instant" });
}
