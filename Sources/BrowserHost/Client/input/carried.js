// The preview of a drag, which follows the pointer: a copy of the element's own nodes.

const flightMilliseconds = 180;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Carried {
  /**
   * Lies over `node`, whose place it begins at.
   *
   * @param {HTMLElement} node
   */
  constructor(node) {
    this.source = node;
    this.layer = document.createElement("div");
    this.layer.className = "carried";
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.inert = true;
    // Above what is modal too, where the browser can.
    this.layer.popover = "manual";
    document.body.append(this.layer);
    this.layer.showPopover?.();
    this.show(node, node.getBoundingClientRect());
  }

  /**
   * Looks like that node, in the middle of where it was taken up.
   *
   * @param {HTMLElement} node
   * @param {{ left: number, top: number, width: number, height: number }} options
   */
  show(node, { left, top, width, height }) {
    this.node = node;
    const copy = copyOf(node);
    const box = node.getBoundingClientRect();
    const size = [box.width || width, box.height || height];
    const { style } = this.layer;
    style.left = `${left + (width - size[0]) / 2}px`;
    style.top = `${top + (height - size[1]) / 2}px`;
    style.width = `${size[0]}px`;
    style.height = `${size[1]}px`;
    this.layer.replaceChildren(copy);
  }

  /**
   * So far from where it was taken up.
   *
   * @param {number[]} way
   */
  move([x, y]) { this.layer.style.translate = `${x}px ${y}px`; }

  /**
   * It is where it belongs now, or goes back there.
   *
   * @param {boolean} isTaken
   */
  end(isTaken) {
    const { layer } = this;
    if (reducedMotion.matches) return layer.remove();
    const goal = isTaken ? { opacity: 0, scale: "0.8" } : { translate: "0px 0px", scale: "1" };
    layer.animate(goal, { duration: flightMilliseconds, easing: "ease-out", fill: "forwards" })
      .addEventListener("finish", () => layer.remove());
  }
}

/**
 * The same to look at, and nothing else.
 *
 * @param {HTMLElement} node
 */
function copyOf(node) {
  const copy = /** @type {HTMLElement} */ (node.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  const drawings = node.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, place) => {
    // An empty one can't be drawn.
    if (canvas.width > 0 && canvas.height > 0) canvas.getContext("2d")?.drawImage(drawings[place], 0, 0);
  });
  const { style } = copy;
  copy.classList.remove("lifted", "hidden", "pinned");
  Object.assign(style, { left: "0", top: "0", right: "", bottom: "", margin: "0", transform: "none", zIndex: "" });
  return copy;
}
