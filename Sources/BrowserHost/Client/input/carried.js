// A drag's preview, which follows the pointer: a copy of the element's nodes.

const flightMilliseconds = 180;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Carried {
  /**
   * Appears over `node`, at its position.
   *
   * @param {HTMLElement} node
   */
  constructor(node) {
    this.source = node;
    this.layer = document.createElement("div");
    this.layer.className = "carried";
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.inert = true;
    // In the top layer, above modal dialogs, if the browser supports that.
    this.layer.popover = "manual";
    document.body.append(this.layer);
    this.layer.showPopover?.();
    this.show(node, node.getBoundingClientRect());
  }

  /**
   * Shows a copy of the node, centered where the drag began.
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
   * Moves the preview by an offset from where the drag began.
   *
   * @param {number[]} way
   */
  move([x, y]) { this.layer.style.translate = `${x}px ${y}px`; }

  /**
   * Ends with an animation: the preview fades out where it was dropped, or flies back.
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
 * A visual copy without ids or behavior.
 *
 * @param {HTMLElement} node
 */
function copyOf(node) {
  const copy = /** @type {HTMLElement} */ (node.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  const drawings = node.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, place) => {
    // An empty canvas can't be drawn.
    if (canvas.width > 0 && canvas.height > 0) canvas.getContext("2d")?.drawImage(drawings[place], 0, 0);
  });
  const { style } = copy;
  copy.classList.remove("lifted", "hidden", "pinned");
  Object.assign(style, { left: "0", top: "0", right: "", bottom: "", margin: "0", transform: "none", zIndex: "" });
  return copy;
}
