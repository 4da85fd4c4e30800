// The scene in this page: nodes by their serial numbers, what actions have made of them by now, and in which order they
// are drawn.

import { Playback, Program, channels, initialValues, makeState } from "./actions.js";

const { x, y, rotation, xScale, yScale, alpha } = channels;

class Node {
  constructor(serial) {
    this.serial = serial;
    this.state = makeState();
    this.runs = [];
    this.part = null;
    this.children = [];
    this.mask = null;
    /** From the node's coordinates to the canvas's, and how opaque it is there. */
    this.matrix = new Float64Array([1, 0, 0, 1, 0, 0]);
    this.alpha = 1;
  }

  /** Takes over what the host says: what it was like at `t`, and what goes on from there. */
  take(part, programs) {
    this.part = part;
    const { state } = this;
    state.values.set(initialValues);
    for (let index = 0; index < part.v.length; index += 2) state.values[part.v[index]] = part.v[index + 1];
    state.hidden = part.h ?? false;
    state.texture = part.x ?? null;
    this.reached = part.t ?? 0;
    this.rate = part.s ?? 1;
    this.runs = (part.r ?? []).map(({ p, q, g = 1, y: play = 0 }) =>
      ({ playback: new Playback(programs.get(p), play), pace: g, seed: q }));
  }

  advance(time, stage) {
    const seconds = (time - this.reached) * this.rate;
    if (seconds <= 0) return;
    this.reached = time;
    stage.state = this.state;
    let isOver = false;
    for (const run of this.runs) {
      stage.seed = run.seed;
      run.isOver = run.playback.advance(seconds * run.pace, stage) !== null;
      isOver ||= run.isOver;
    }
    if (isOver) this.runs = this.runs.filter((run) => !run.isOver);
  }
}

export class World {
  /** `sound(url, secondsAgo)` is called where an action plays one. */
  constructor(sound) {
    this.nodes = new Map();
    this.programs = new Map();
    this.textures = new Map();
    this.head = {};
    this.order = null;
    this.changed = true;
    this.stage = { sound, sizeOf: (texture) => this.textures.get(texture)?.slice(6) ?? [0, 0] };
  }

  // MARK: What the host says

  update(head) {
    if (head.root !== this.head.root) this.order = null;
    this.head = head;
    this.changed = true;
  }

  edit(edited, gone) {
    for (const [name, part] of Object.entries(edited)) {
      if (name[0] === "x") this.textures.set(Number(name.slice(1)), part);
      if (name[0] === "p") this.programs.set(Number(name.slice(1)), new Program(part));
    }
    for (const [name, part] of Object.entries(edited)) {
      if (name[0] === "n") this.editNode(Number(name.slice(1)), part);
    }
    for (const name of gone) {
      const serial = Number(name.slice(1));
      if (name[0] === "n" && this.nodes.delete(serial)) this.order = null;
      if (name[0] === "p") this.programs.delete(serial);
      if (name[0] === "x") this.textures.delete(serial);
    }
    this.changed = true;
  }

  editNode(serial, part) {
    let node = this.nodes.get(serial);
    const old = node?.part;
    if (!node) this.nodes.set(serial, node = new Node(serial));
    if (!old || old.u !== part.u || old.o !== part.o || old.z !== part.z || old.mask !== part.mask || old.k !== part.k
      || !old.a !== !part.a) this.order = null;
    node.take(part, this.programs);
  }

  // MARK: Time

  /** Whether anything moves by itself. */
  get isMoving() {
    for (const { runs, rate } of this.nodes.values()) {
      if (rate > 0 && runs.some((run) => run.pace > 0 && run.playback.program.moves)) return true;
    }
    return false;
  }

  advance(time) {
    for (const node of this.nodes.values()) if (node.runs.length > 0) node.advance(time, this.stage);
  }

  // MARK: Order

  /** Nodes from back to front: by z, which adds up along the tree, then in the tree's order. */
  get drawingOrder() {
    if (!this.order) this.link();
    return this.order;
  }

  link() {
    for (const node of this.nodes.values()) {
      node.children = [];
      node.mask = null;
    }
    for (const node of this.nodes.values()) {
      this.nodes.get(node.part.u)?.children.push(node);
      if (node.part.mask !== undefined) {
        const owner = this.nodes.get(node.part.mask);
        if (owner) owner.mask = node;
      }
    }
    for (const node of this.nodes.values()) node.children.sort((a, b) => a.part.o - b.part.o);
    this.root = this.nodes.get(this.head.root) ?? null;
    this.order = this.root ? this.sorted(this.root) : [];
  }

  /** What is drawn below a node, itself included; a crop node's children are its own business. */
  sorted(root) {
    const found = [];
    const collect = (node, parent, z) => {
      const depth = z + (node.part.z ?? 0);
      node.parent = parent;
      found.push({ node, depth, index: found.length });
      if (node !== root && node.part.k === "crop") {
        node.inner = this.sorted(node);
        if (node.mask) {
          node.maskOrder = this.sorted(node.mask);
          node.mask.parent = node;
        }
        return;
      }
      for (const child of node.children) collect(child, node, depth);
    };
    collect(root, root.parent ?? null, 0);
    // Parents come before their children here, whatever lies in front: their places are computed in this order.
    const tree = found.map(({ node }) => node);
    const order = [...found].sort((a, b) => a.depth - b.depth || a.index - b.index).map(({ node }) => node);
    order.tree = tree;
    return order;
  }

  // MARK: Places

  /** Computes where everything is on a canvas of `width` by `height` points. */
  place(width, height) {
    const order = this.drawingOrder;
    if (!this.root) return;
    this.viewMatrix = this.view(width, height);
    this.root.matrix = this.viewMatrix;
    this.root.alpha = 1;
    this.root.isShown = true;
    this.placeTree(order);
  }

  placeTree(order) {
    for (const node of order.tree) {
      if (node === this.root) continue;
      if (node !== order.tree[0] || order === node.parent?.maskOrder) placeInParent(node);
      if (node !== order.tree[0] && node.inner) {
        this.placeTree(node.inner);
        if (node.mask) this.placeTree(node.maskOrder);
      }
    }
  }

  /** From the scene's coordinates to the canvas's, as SKScene+View.swift has it. */
  view(width, height) {
    const [sceneWidth, sceneHeight] = this.head.size;
    const [scaleX, scaleY] = viewScale(this.head.mode, width / sceneWidth, height / sceneHeight);
    const flip = [scaleX, 0, 0, -scaleY, width / 2, height / 2];
    const camera = this.nodes.get(this.head.camera);
    if (camera) return multiply(flip, inverted(this.toRoot(camera)));
    const [anchorX, anchorY] = this.head.anchor;
    return multiply(flip, [1, 0, 0, 1, (anchorX - 0.5) * sceneWidth, (anchorY - 0.5) * sceneHeight]);
  }

  /** From a node's coordinates to the scene's. */
  toRoot(node) {
    let matrix = local(node.state.values);
    for (let parent = node.parent; parent && parent !== this.root; parent = parent.parent) {
      matrix = multiply(local(parent.state.values), matrix);
    }
    return matrix;
  }

  /** How the view's points and the scene's compare. */
  sceneRectangle(width, height) {
    const [sceneWidth, sceneHeight] = this.head.size;
    const [scaleX, scaleY] = viewScale(this.head.mode, width / sceneWidth, height / sceneHeight);
    const [w, h] = [sceneWidth * scaleX, sceneHeight * scaleY];
    return [(width - w) / 2, (height - h) / 2, w, h];
  }
}

function placeInParent(node) {
  const { parent, state: { values, hidden } } = node;
  place(node.matrix, parent.matrix, values);
  // What fades a crop node fades its picture; its mask cuts out as much as ever.
  const outer = parent.mask === node ? 1 : parent.alpha;
  node.alpha = outer * Math.min(Math.max(values[alpha], 0), 1);
  node.isShown = parent.isShown && !hidden && node.alpha > 0;
}

/** `multiply(outer, local(values))` in place: this runs for every node in every frame, so it makes no arrays. */
function place(matrix, outer, values) {
  const angle = values[rotation];
  const sine = angle === 0 ? 0 : Math.sin(angle);
  const cosine = angle === 0 ? 1 : Math.cos(angle);
  const a = cosine * values[xScale];
  const b = sine * values[xScale];
  const c = -sine * values[yScale];
  const d = cosine * values[yScale];
  matrix[0] = outer[0] * a + outer[2] * b;
  matrix[1] = outer[1] * a + outer[3] * b;
  matrix[2] = outer[0] * c + outer[2] * d;
  matrix[3] = outer[1] * c + outer[3] * d;
  matrix[4] = outer[0] * values[x] + outer[2] * values[y] + outer[4];
  matrix[5] = outer[1] * values[x] + outer[3] * values[y] + outer[5];
}

function viewScale(mode, scaleX, scaleY) {
  switch (mode) {
    case 1: return [Math.max(scaleX, scaleY), Math.max(scaleX, scaleY)];
    case 2: return [Math.min(scaleX, scaleY), Math.min(scaleX, scaleY)];
    case 3: return [1, 1];
    default: return [scaleX, scaleY];
  }
}

function local(values) {
  const angle = values[rotation];
  if (angle === 0) return [values[xScale], 0, 0, values[yScale], values[x], values[y]];
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [
    cosine * values[xScale], sine * values[xScale], -sine * values[yScale], cosine * values[yScale], values[x], values[y],
  ];
}

/** First `inner`, then `outer`. */
export function multiply([a, b, c, d, e, f], [ia, ib, ic, id, ie, iF]) {
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * iF + e, b * ie + d * iF + f];
}

export function inverted([a, b, c, d, e, f]) {
  const determinant = a * d - b * c;
  if (determinant === 0) return [1, 0, 0, 1, 0, 0];
  return [
    d / determinant, -b / determinant, -c / determinant, a / determinant,
    (c * f - d * e) / determinant, (b * e - a * f) / determinant,
  ];
}
