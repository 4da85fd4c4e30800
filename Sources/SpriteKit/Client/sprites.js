// SpriteKit in the page: a canvas that draws a scene and plays its actions by itself.
//
// Between two changes by the app the host sends nothing: a node's part has its state at one moment and the actions that
// run from there. Nothing is drawn while nothing moves.

import { Clock } from "./clock.js";
import { Fallback } from "./fallback.js";
import { Input } from "./input.js";
import { Numbers } from "./numbers.js";
import { Sounds } from "./sounds.js";
import { Surfaces } from "./surfaces.js";
import { Textures } from "./textures.js";
import { Transition } from "./transitions.js";
import { Voices } from "./voices.js";
import { World } from "./world.js";
import { partOf } from "./wire.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .sprite-scene, .sprite-scene canvas, .sprite-buttons { position: absolute; inset: 0; }
  .sprite-scene { outline: none; overflow: hidden; touch-action: none; user-select: none; -webkit-user-select: none; }
  .sprite-scene canvas { width: 100%; height: 100%; }
  .sprite-buttons { pointer-events: none; }
  .sprite-button { position: absolute; left: 0; top: 0; margin: 0; padding: 0; border: 0; background: none; }
  .sprite-button:focus-visible, .sprite-scene:focus-visible::after
    { outline: 3px solid #0a84ff; outline-offset: 2px; border-radius: 6px; box-shadow: 0 0 0 2px #fff; }
  .sprite-scene:focus-visible::after { content: ""; position: absolute; inset: 3px; pointer-events: none; outline-offset: -1px; }
`);

/**
 * @param {HTMLElement} element
 * @param {any} payload
 * @param {Send} send
 * @param {Record<string, any>} parts
 */
export function mount(element, payload, send, parts) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const stage = new Stage(element, send);
  stage.update(payload);
  stage.edit(parts, []);
  return stage;
}

/** @typedef {(value: any, coalesced?: string | null) => void} Send reports to the host; a queued report with the same name is replaced */

class Stage {
  /**
   * @param {HTMLElement} element
   * @param {Send} send
   */
  constructor(element, send) {
    this.node = document.createElement("div");
    this.node.className = "sprite-scene";
    this.node.tabIndex = 0;
    this.node.setAttribute("role", "application");
    const buttons = document.createElement("div");
    buttons.className = "sprite-buttons";
    this.node.append(buttons);
    element.append(this.node);

    this.sounds = new Sounds(() => this.touch());
    this.voices = new Voices(this.sounds, () => this.touch());
    this.world = new World((address, secondsAgo) => this.sounds.play(address, secondsAgo));
    this.textures = new Textures(() => this.touch());
    this.surfaces = new Surfaces(this.node, this.textures, () => this.touch());
    /** Over the canvas: a transition from the scene before, or the debug overlay. */
    this.overlay = new Overlay(this.node, buttons);
    this.fallback = new Fallback(buttons, send);
    this.input = new Input(this.node, send);
    this.clock = new Clock((number) => send({ sync: number }));
    /** @type {number | null} */
    this.request = null;
    this.drawnAt = 0;
    this.wasMoving = false;
    this.numbers = new Numbers();
    /** @type {Transition | null} */
    this.transition = null;
    /** @type {[number, number]} */
    this.size = [0, 0];
    this.observer = new ResizeObserver(() => this.measure());
    this.observer.observe(this.node);
    this.observePixels();
    this.fontsLoaded = () => {
      this.surfaces.renew();
      this.touch();
    };
    document.fonts.addEventListener("loadingdone", this.fontsLoaded);
    /** @type {MediaQueryList | undefined} */
    this.ratioQuery = undefined;
    this.ratioChanged = () => {
      this.watchRatio();
      this.touch();
    };
    this.watchRatio();
    this.clock.sync();
  }

  // MARK: What the host says

  /** @param {import("./wire.js").Head} head */
  update(head) {
    const isOther = this.world.head.root !== undefined && head.root !== this.world.head.root;
    if (isOther) this.beginTransition(head.transition);
    this.clock.update(head);
    this.world.update(head.root === undefined ? /** @type {any} */ ({}) : head);
    this.input.head = head;
    // If the scene doesn't use multiple touches, two fingers zoom the page.
    this.node.style.touchAction = head.multiple ? "none" : "pinch-zoom";
    this.node.setAttribute("aria-label", head.label ?? "Scene");
    this.touch();
  }

  /**
   * @param {Record<string, any>} edited
   * @param {string[]} gone
   */
  edit(edited, gone) {
    // Actions up to now are applied to the nodes before the edit.
    this.world.edit(edited, gone);
    if (gone.some((name) => partOf(name)[0] === "texture")) {
      this.textures.keep(new Set([...this.world.textures.values()].map(({ address }) => address)));
    }
    this.fallback.update(this.world);
    this.touch();
  }

  unmount() {
    if (this.request !== null) cancelAnimationFrame(this.request);
    this.observer.disconnect();
    this.surfaces.dispose();
    this.input.dispose();
    this.voices.silence();
    this.sounds.dispose();
    document.fonts.removeEventListener("loadingdone", this.fontsLoaded);
    this.ratioQuery?.removeEventListener("change", this.ratioChanged);
    this.node.remove();
  }

  // MARK: Size

  measure() {
    this.size = [this.node.clientWidth, this.node.clientHeight];
    this.touch();
  }

  /** The pixels per point change when the window moves to another screen, or the page is zoomed. */
  observePixels() {
    // Safari doesn't support this box; there only the media query below works.
    try {
      this.observer.observe(this.fallback.node, { box: "device-pixel-content-box" });
    } catch {}
  }

  /** A fallback for browsers that can't observe device pixels. A rounded ratio, such as 1.1, matches no query. */
  watchRatio() {
    this.ratioQuery?.removeEventListener("change", this.ratioChanged);
    this.ratioQuery = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.ratioQuery.addEventListener("change", this.ratioChanged);
  }

  /** @param {HTMLCanvasElement} canvas */
  fit(canvas) {
    const ratio = Math.min(devicePixelRatio, 3);
    const [width, height] = this.size.map((length) => Math.max(Math.round(length * ratio), 1));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return ratio;
  }

  // MARK: Frames

  /** Schedules a redraw. */
  touch() {
    this.isStale = true;
    this.request ??= requestAnimationFrame((time) => this.frame(time));
  }

  /** @param {number} time */
  frame(time) {
    this.request = null;
    if (this.world.head.root === undefined || this.size[0] === 0 || this.size[1] === 0) return this.clear();
    const isMoving = (this.clock.isRunning && this.world.isMoving) || this.transition !== null;
    if (isMoving) this.request = requestAnimationFrame((next) => this.frame(next));
    // Display frames jitter, so a frame counts from 75% of the interval on.
    const wait = 1000 / (this.world.head.fps ?? 60);
    if (!this.isStale && time - this.drawnAt < wait * 0.75) return;
    const interval = isMoving && this.wasMoving ? time - this.drawnAt : null;
    this.drawnAt = time;
    this.isStale = false;
    this.wasMoving = isMoving;
    this.draw(time);
    if (this.surfaces.choose(interval)) this.touch();
  }

  clear() {
    this.voices.silence();
    this.surfaces.current.clear();
    this.overlay.hide();
  }

  /** @param {number} time */
  draw(time) {
    const { current: surface } = this.surfaces;
    const ratio = this.fit(surface.canvas);
    const [width, height] = this.size;
    this.world.advance(this.clock.time);
    this.world.place(width, height);
    surface.draw(this.world, width, height, ratio);
    this.drawOverlay(time, surface, ratio);
    this.fallback.place(this.world);
    this.voices.update(this.world, this.clock.time, this.clock.isRunning);
    this.drawn = (this.drawn ?? 0) + 1;
  }

  /**
   * @param {number} time
   * @param {{ canvas: HTMLCanvasElement, drawing: any }} options
   * @param {number} ratio
   */
  drawOverlay(time, { canvas, drawing }, ratio) {
    const { debug } = this.world.head;
    if (!this.transition && !debug) return this.overlay.hide();
    const context = this.overlay.show(canvas, this.transition !== null);
    if (this.transition && !this.transition.draw(time, canvas, context)) {
      this.transition = null;
      if (!debug) return this.overlay.hide();
      this.overlay.show(canvas, false);
    }
    if (debug) this.numbers.draw(context, debug, time, this.size, ratio, this.world.nodes.size, drawing);
  }

  /**
   * Keeps a picture of the outgoing scene, which is drawn once more: a canvas of WebGL2 keeps none between frames.
   *
   * @param {any} transition
   */
  beginTransition(transition) {
    this.transition = null;
    const { current } = this.surfaces;
    if (!transition || current.canvas.width <= 1 || !this.drawn) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const [width, height] = this.size;
    current.draw(this.world, width, height, current.canvas.width / Math.max(width, 1));
    this.transition = new Transition(current.canvas, transition);
  }
}

/** A 2D canvas over the scene's, shown when it is needed. */
class Overlay {
  /**
   * @param {HTMLElement} node
   * @param {Node} next
   */
  constructor(node, next) {
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    this.canvas.hidden = true;
    node.insertBefore(this.canvas, next);
    /** @type {HTMLCanvasElement | null} */
    this.below = null;
  }

  /**
   * An empty canvas as large as the scene's, which it may hide.
   *
   * @param {HTMLCanvasElement} below
   * @param {boolean} hides
   */
  show(below, hides) {
    const { canvas } = this;
    canvas.hidden = false;
    if (canvas.width !== below.width) canvas.width = below.width;
    if (canvas.height !== below.height) canvas.height = below.height;
    this.below = below;
    below.style.visibility = hides ? "hidden" : "";
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    return context;
  }

  hide() {
    if (this.canvas.hidden) return;
    this.canvas.hidden = true;
    if (this.below) this.below.style.visibility = "";
  }
}
