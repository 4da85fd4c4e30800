// The scene for assistive technology: each accessible node is a real button at its position.

export class Fallback {
  /**
   * @param {HTMLElement} node
   * @param {import("./sprites.js").Send} send
   */
  constructor(node, send) {
    this.send = send;
    this.node = node;
    /** @type {Map<number, HTMLButtonElement>} */
    this.buttons = new Map();
  }

  /**
   * Creates, updates and orders the buttons.
   *
   * @param {import("./world.js").World} world
   */
  update(world) {
    const nodes = allOf(world.drawingOrder.tree).filter((node) => node.part.accessibility);
    const serials = new Set(nodes.map((node) => node.serial));
    for (const [serial, button] of this.buttons) {
      if (serials.has(serial)) continue;
      button.remove();
      this.buttons.delete(serial);
    }
    /** @type {HTMLButtonElement | null} */
    let previous = null;
    for (const node of nodes) {
      const button = this.button(node);
      /** @type {ChildNode | null} */
      const next = previous ? previous.nextSibling : this.node.firstChild;
      if (next !== button) this.node.insertBefore(button, next);
      previous = button;
    }
  }

  /** @param {import("./node.js").Node} node */
  button({ serial, part }) {
    const button = this.buttons.get(serial) ?? this.newButton(serial);
    const { label, value, hint, identifier, disabled = false, selected = false } = part.accessibility;
    attribute(button, "aria-label", label);
    attribute(button, "aria-description", [value, hint].filter(Boolean).join(", ") || null);
    attribute(button, "data-identifier", identifier ?? null);
    attribute(button, "aria-pressed", selected ? "true" : null);
    if (button.disabled !== disabled) button.disabled = disabled;
    return button;
  }

  /** @param {number} serial */
  newButton(serial) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sprite-button";
    button.addEventListener("click", () => this.send({ press: serial }));
    // Firefox doesn't click such a button for Return after the focus has come by Tab.
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (!event.repeat) button.click();
    });
    this.buttons.set(serial, button);
    return button;
  }

  /**
   * Positions the buttons over their nodes.
   *
   * @param {import("./world.js").World} world
   */
  place(world) {
    for (const [serial, button] of this.buttons) {
      const node = world.nodes.get(serial);
      if (!node) continue;
      const [left, top, width, height] = box(node);
      const text = `${left},${top},${width},${height},${node.isShown}`;
      if (button.dataset.place === text) continue;
      button.dataset.place = text;
      const { style } = button;
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${width}px`;
      style.height = `${height}px`;
      style.visibility = node.isShown ? "visible" : "hidden";
    }
  }
}

/**
 * All nodes of a tree, including the trees of crop and effect nodes; such a tree's root is the node itself.
 *
 * @param {import("./node.js").Node[]} tree
 * @returns {import("./node.js").Node[]}
 */
function allOf([root, ...nodes]) {
  if (!root) return [];
  return [root, ...nodes.flatMap((node) => (node.inner ? allOf(node.inner.tree) : [node]))];
}

/**
 * The node's bounding box on the page, in whole points.
 *
 * @param {import("./node.js").Node} node
 */
function box({ matrix: [a, b, c, d, e, f], part: { accessibility: { bounds: [left, bottom, width, height] = [0, 0, 0, 0] } } }) {
  const corners = [[left, bottom], [left + width, bottom], [left, bottom + height], [left + width, bottom + height]]
    .map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [minX, minY] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  return [minX, minY, Math.round(Math.max(...xs)) - minX, Math.round(Math.max(...ys)) - minY];
}

/**
 * @param {HTMLElement} node
 * @param {string} name
 * @param {string | null} value
 */
function attribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
