// The scene in this page: nodes by serial number, their state after actions, and the drawing order.

import { inverted, multiply } from "./matrices.js";
import { channels, makeState } from "./state.js";
import { Node } from "./node.js";
import { Program } from "./programs.js";
import { Texture } from "./textures.js";
import { partOf } from "./wire.js";

const { x, y, rotation, xScale, yScale, alpha } = channels;

/** No node's serial number. */
const none = -1;

/**
 * @typedef {import("./node.js").Order} Order
 * @typedef {import("./node.js").Apart} Apart
 */

export class World {
  /**
   * Calls `sound(url, secondsAgo)` when an action plays a sound.
   *
   * @param {(url: string, secondsAgo: number) => void} sound
   */
  constructor(sound) {
    /** @type {Map<number, Node>} */
    this.nodes = new Map();
    /** @type {Map<number, Program>} */
    this.programs = new Map();
    /** @type {Map<number | null, Texture>} */
    this.textures = new Map();
    this.head = /** @type {import("./wire.js").Head} */ ({});
    /** @type {Node | null} */
    this.root = null;
    /** @type {Order | null} */
    this.order = null;
    /**
     * The nodes with actions, in no order; null if it must be recomputed. The emitters and the audio nodes likewise.
     *
     * @type {Node[] | null}
     */
    this.running = null;
    /** @type {Node[] | null} */
    this.emitting = null;
    /** @type {Node[] | null} */
    this.audio = null;
    /** The scene's time, in seconds. */
    this.time = 0;
    /** @param {number | null} texture */
    const sizeOf = (texture) => this.textures.get(texture)?.size ?? [0, 0];
    /** @type {import("./state.js").Stage} */
    this.stage = { sound, sizeOf, state: makeState(), time: 0, seed: 0 };
  }

  // MARK: What the host says

  /** @param {import("./wire.js").Head} head */
  update(head) {
    if (head.root !== this.head.root) this.order = null;
    this.head = head;
  }

  /**
   * @param {Record<string, any>} edited
   * @param {string[]} gone
   */
  edit(edited, gone) {
    for (const [name, part] of Object.entries(edited)) {
      const [kind, serial] = partOf(name);
      if (kind === "texture") this.textures.set(serial, new Texture(part));
      if (kind === "program") this.programs.set(serial, new Program(part));
    }
    for (const [name, part] of Object.entries(edited)) {
      const [kind, serial] = partOf(name);
      if (kind === "node") this.editNode(serial, part);
    }
    for (const name of gone) {
      const [kind, serial] = partOf(name);
      if (kind === "node" && this.nodes.delete(serial)) this.order = null;
      if (kind === "program") this.programs.delete(serial);
      if (kind === "texture") this.textures.delete(serial);
    }
    this.running = null;
    this.emitting = null;
    this.audio = null;
  }

  /**
   * @param {number} serial
   * @param {import("./wire.js").Part} part
   */
  editNode(serial, part) {
    let node = this.nodes.get(serial);
    const old = node?.part;
    if (!node) this.nodes.set(serial, node = new Node(serial));
    if (!old || old.parent !== part.parent || old.order !== part.order || old.z !== part.z || old.mask !== part.mask || old.kind !== part.kind
      || !old.accessibility !== !part.accessibility || old.emitter?.z !== part.emitter?.z) this.order = null;
    node.take(part, this.programs);
  }

  // MARK: Time

  /** Whether anything moves by itself. */
  get isMoving() {
    return this.runningNodes().some((node) => node.moves) || this.emitters().some(({ emitter }) => emitter?.isAlive(this.time));
  }

  /** @param {number} time */
  advance(time) {
    this.time = time;
    let isOver = false;
    for (const node of this.runningNodes()) {
      node.advance(time, this.stage);
      isOver ||= node.runs.length === 0;
    }
    if (isOver) this.running = null;
  }

  /** Cached, because in most scenes most nodes don't move. */
  runningNodes() { return this.running ??= [...this.nodes.values()].filter((node) => node.runs.length > 0); }

  emitters() { return this.emitting ??= [...this.nodes.values()].filter((node) => node.part.emitter); }

  // MARK: Sounds

  audioNodes() { return this.audio ??= [...this.nodes.values()].filter((node) => node.part.kind === "audio"); }

  /**
   * A node's volume for the listener, 0…1, and its pan, -1…1.
   *
   * @param {Node} node
   */
  heardFrom(node) {
    const [, , , , x, y] = this.toRoot(node);
    const listener = this.nodes.get(this.head.listener ?? none);
    const [, , , , earX, earY] = listener ? this.toRoot(listener) : [1, 0, 0, 1, 0, 0];
    const reach = Math.max(...this.head.size, 1) / 2;
    return [reach / (reach + Math.hypot(x - earX, y - earY)), Math.min(Math.max((x - earX) / reach, -1), 1)];
  }

  // MARK: Order

  /** Nodes from back to front: by accumulated z, then in the tree's order. */
  get drawingOrder() {
    return this.order ?? this.link();
  }

  link() {
    for (const node of this.nodes.values()) {
      node.parent = null;
      node.children = [];
      node.mask = null;
      node.inner = null;
      node.maskOrder = null;
    }
    for (const node of this.nodes.values()) {
      this.nodes.get(node.part.parent ?? none)?.children.push(node);
      if (node.part.mask !== undefined) {
        const owner = this.nodes.get(node.part.mask);
        if (owner) owner.mask = node;
      }
    }
    for (const { children } of this.nodes.values()) children.sort((a, b) => a.part.order - b.part.order);
    this.root = this.nodes.get(this.head.root) ?? null;
    return this.order = this.root ? this.sorted(this.root) : Object.assign([], { tree: [] });
  }

  /**
   * The drawing order of a subtree, with its root; the children of crop and effect nodes get an order of their own. In
   * `tree` parents come before their children whatever their z: transforms are computed in that order.
   *
   * @param {Node} root
   * @returns {Order}
   */
  sorted(root) {
    /** @type {Node[]} */
    const tree = [];
    let isSorted = true;
    /**
     * @param {Node} node
     * @param {Node | null} parent
     * @param {number} z
     */
    const collect = (node, parent, z) => {
      node.parent = parent;
      const depth = z + (node.part.z ?? 0);
      node.depth = depth + (node.part.emitter?.z ?? 0);
      node.index = tree.length;
      if (node.index > 0 && node.depth < tree[node.index - 1].depth) isSorted = false;
      tree.push(node);
      if (node !== root && isApart(node)) return;
      for (const child of node.children) collect(child, node, depth);
    };
    collect(root, root.parent, 0);
    const order = isSorted ? [...tree] : [...tree].sort((a, b) => a.depth - b.depth || a.index - b.index);
    for (const node of tree) if (node !== root && isApart(node)) this.sortApart(node);
    return Object.assign(order, { tree });
  }

  /** @param {Node} node */
  sortApart(node) {
    node.inner = this.sorted(node);
    if (!node.mask) return;
    node.maskOrder = this.sorted(node.mask);
    node.mask.parent = node;
  }

  // MARK: Places

  /**
   * Computes all transforms, for a canvas of `width` by `height` points.
   *
   * @param {number} width
   * @param {number} height
   */
  place(width, height) {
    const order = this.drawingOrder;
    if (!this.root) return;
    this.viewMatrix = this.view(width, height);
    this.root.matrix.set(this.viewMatrix);
    this.root.alpha = 1;
    this.root.isShown = true;
    this.placeTree(order);
  }

  /**
   * The root's transform is already set.
   *
   * @param {Order} order
   */
  placeTree({ tree }) {
    for (let index = 1; index < tree.length; index += 1) {
      placeInParent(tree[index]);
      if (tree[index].inner) this.placeApart(/** @type {Apart} */ (tree[index]));
    }
  }

  /** @param {Apart} node */
  placeApart(node) {
    this.placeTree(node.inner);
    if (!node.mask) return;
    placeInParent(node.mask);
    this.placeTree(node.maskOrder);
  }

  /**
   * The transform from the scene's to the canvas's coordinates, by the same rule as SKScene+View.swift.
   *
   * @param {number} width
   * @param {number} height
   */
  view(width, height) {
    const [sceneWidth, sceneHeight] = this.head.size;
    const [scaleX, scaleY] = viewScale(this.head.mode, width / sceneWidth, height / sceneHeight);
    const flip = [scaleX, 0, 0, -scaleY, width / 2, height / 2];
    const camera = this.nodes.get(this.head.camera ?? none);
    if (camera) return multiply(flip, inverted(this.toRoot(camera)));
    const [anchorX, anchorY] = this.head.anchor;
    return multiply(flip, [1, 0, 0, 1, (anchorX - 0.5) * sceneWidth, (anchorY - 0.5) * sceneHeight]);
  }

  /**
   * The transform from a node's to the scene's coordinates.
   *
   * @param {Node} node
   */
  toRoot(node) {
    let matrix = local(node.state.values);
    for (let parent = node.parent; parent && parent !== this.root; parent = parent.parent) {
      matrix = multiply(local(parent.state.values), matrix);
    }
    return matrix;
  }

  /**
   * The scene's rectangle in the view, in points.
   *
   * @param {number} width
   * @param {number} height
   */
  sceneRectangle(width, height) {
    const [sceneWidth, sceneHeight] = this.head.size;
    const [scaleX, scaleY] = viewScale(this.head.mode, width / sceneWidth, height / sceneHeight);
    const [w, h] = [sceneWidth * scaleX, sceneHeight * scaleY];
    return [(width - w) / 2, (height - h) / 2, w, h];
  }
}

/**
 * Whether a node's children are drawn as one picture.
 *
 * @param {Node} node
 */
function isApart({ part: { kind } }) { return kind === "crop" || kind === "effect"; }

/** @param {Node} node */
function placeInParent(node) {
  const { state: { values, hidden } } = node;
  const parent = /** @type {Node} */ (node.parent);
  // A crop node's alpha applies to its picture, not to its mask. An effect node's alpha applies to its layer as a
  // whole.
  const outer = parent.mask === node || parent.part.kind === "effect" ? 1 : parent.alpha;
  node.alpha = outer * Math.min(Math.max(values[alpha], 0), 1);
  node.isShown = parent.isShown && !hidden && node.alpha > 0;
  // An invisible node's transform isn't needed.
  if (node.isShown) place(node.matrix, parent.matrix, values);
}

/**
 * `multiply(outer, local(values))` in place: this runs for every node in every frame, so it allocates nothing.
 *
 * @param {Float64Array} matrix
 * @param {ArrayLike<number>} outer
 * @param {Float64Array} values
 */
function place(matrix, outer, values) {
  const angle = values[rotation];
  const sine = angle === 0 ? 0 : Math.sin(angle);
  const cosine = angle === 0 ? 1 : Math.cos(angle);
  const a = cosine * values[xScale];
  const b = sine * values[xScale];
  const c = -sine * values[yScale];
  const d = cosine * values[yScale];
  const e = values[x];
  const f = values[y];
  const [oa, ob, oc, od] = [outer[0], outer[1], outer[2], outer[3]];
  matrix[0] = oa * a + oc * b;
  matrix[1] = ob * a + od * b;
  matrix[2] = oa * c + oc * d;
  matrix[3] = ob * c + od * d;
  matrix[4] = oa * e + oc * f + outer[4];
  matrix[5] = ob * e + od * f + outer[5];
}

/**
 * @param {number} mode
 * @param {number} scaleX
 * @param {number} scaleY
 */
function viewScale(mode, scaleX, scaleY) {
  switch (mode) {
    case 1: return [Math.max(scaleX, scaleY), Math.max(scaleX, scaleY)];
    case 2: return [Math.min(scaleX, scaleY), Math.min(scaleX, scaleY)];
    case 3: return [1, 1];
    default: return [scaleX, scaleY];
  }
}

/** @param {Float64Array} values */
function local(values) {
  const angle = values[rotation];
  if (angle === 0) return [values[xScale], 0, 0, values[yScale], values[x], values[y]];
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [
    cosine * values[xScale], sine * values[xScale], -sine * values[yScale], cosine * values[yScale], values[x], values[y],
  ];
}
