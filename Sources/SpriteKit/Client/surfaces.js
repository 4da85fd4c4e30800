// The surfaces that a scene is drawn on: a 2D canvas at first, and a WebGL2 canvas as soon as there is much to draw, if the
// browser supports it. If that turns out to be slower, as without hardware support, the 2D canvas is used from then on.

import { Drawing } from "./drawing.js";
import { GLDrawing } from "./glDrawing.js";
import { Pace } from "./pace.js";

/** The number of sprites and particles in a frame from which WebGL2 is used. */
const manyQuads = 500;

const options = Object.freeze({
  alpha: true, antialias: false, depth: false, stencil: false, failIfMajorPerformanceCaveat: true,
});

function newCanvas() {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}

/** A 2D canvas. */
class PlainSurface {
  /** @param {import("./textures.js").Textures} textures */
  constructor(textures) {
    this.canvas = newCanvas();
    this.context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    this.drawing = new Drawing(textures);
    this.pace = new Pace();
  }

  /**
   * @param {import("./world.js").World} world
   * @param {number} width
   * @param {number} height
   * @param {number} ratio
   */
  draw(world, width, height, ratio) { this.drawing.draw(this.context, world, width, height, ratio); }

  clear() {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  renew() {}
  dispose() {}
}

/** A canvas with a WebGL2 context, which may be lost and restored. */
class GLSurface {
  /**
   * Calls `changed()` when the context was lost or restored.
   *
   * @param {HTMLCanvasElement} canvas
   * @param {WebGL2RenderingContext} gl
   * @param {GLDrawing} drawing
   * @param {import("./textures.js").Textures} textures
   * @param {() => void} changed
   */
  constructor(canvas, gl, drawing, textures, changed) {
    this.canvas = canvas;
    this.gl = gl;
    this.drawing = drawing;
    this.isLost = false;
    /** Whether the shaders were rejected after the context was restored. */
    this.isBroken = false;
    this.pace = new Pace();
    /** Whether it has proved to be fast enough. */
    this.isKept = false;
    canvas.addEventListener("webglcontextlost", (event) => {
      // Otherwise the context is never restored.
      event.preventDefault();
      this.isLost = true;
      changed();
    });
    canvas.addEventListener("webglcontextrestored", () => {
      const drawing = newDrawing(textures, gl);
      this.isBroken = drawing === null;
      this.drawing = drawing ?? this.drawing;
      this.isLost = drawing === null;
      changed();
    });
  }

  /**
   * Null if there is no WebGL2, if it is rendered by the CPU, with which a 2D canvas is faster, or if the driver rejects the
   * shaders.
   *
   * @param {import("./textures.js").Textures} textures
   * @param {() => void} changed
   */
  static make(textures, changed) {
    const canvas = newCanvas();
    const gl = /** @type {WebGL2RenderingContext | null} */ (canvas.getContext("webgl2", options));
    if (!gl) return null;
    const drawing = isDrawnByProcessor(gl) ? null : newDrawing(textures, gl);
    if (drawing) return new GLSurface(canvas, gl, drawing, textures, changed);
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return null;
  }

  /**
   * @param {import("./world.js").World} world
   * @param {number} width
   * @param {number} height
   * @param {number} ratio
   */
  draw(world, width, height, ratio) { this.drawing.drawWorld(world, width, height, ratio, this.canvas); }
  clear() { this.drawing.clear(); }
  renew() { this.drawing.renew(); }

  /** Releases the context, because browsers limit the number of contexts of a page. */
  dispose() { this.gl.getExtension("WEBGL_lose_context")?.loseContext(); }
}

/**
 * Null if the driver rejects the shaders, which is logged to the console.
 *
 * @param {import("./textures.js").Textures} textures
 * @param {WebGL2RenderingContext} gl
 */
function newDrawing(textures, gl) {
  try {
    return new GLDrawing(textures, gl);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * Whether WebGL2 is rendered by the CPU. Not every browser reports that as a major performance caveat, but the driver's name
 * reveals it.
 *
 * @param {WebGL2RenderingContext} gl
 */
function isDrawnByProcessor(gl) {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const driver = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  return /swiftshader|llvmpipe|softpipe|basic render|software/i.test(driver);
}

export class Surfaces {
  /**
   * Inserts the current surface's canvas as a node's first child. Calls `changed()` when it has to be drawn again.
   *
   * @param {HTMLElement} node
   * @param {import("./textures.js").Textures} textures
   * @param {() => void} changed
   */
  constructor(node, textures, changed) {
    this.node = node;
    this.textures = textures;
    this.changed = changed;
    this.plain = new PlainSurface(textures);
    /** Undefined until it is needed, and null if there is none.
     * @type {GLSurface | null | undefined} */
    this.fast = undefined;
    this.current = this.show(this.plain);
  }

  /**
   * Chooses the surface for the next frame, by the amount of drawing in the last one and the time that it took. Returns
   * whether the surface has changed.
   *
   * @param {number | null} interval the milliseconds since the frame before, if frames follow each other
   */
  choose(interval) {
    const { current, plain } = this;
    if (interval !== null) current.pace.add(interval);
    const isKnown = interval === null || plain.pace.isKnown;
    if (this.fast === undefined && isKnown && current.drawing.quadCount >= manyQuads) {
      this.fast = GLSurface.make(this.textures, this.changed);
    }
    if (this.fast?.isBroken) this.giveUp(this.fast);
    if (this.fast && !this.fast.isKept) this.judge(this.fast);
    this.current = this.show(this.fast && !this.fast.isLost ? this.fast : plain);
    return this.current !== current;
  }

  /**
   * Stops using WebGL2 if its first frames take a fifth longer than those before.
   *
   * @param {GLSurface} fast
   */
  judge(fast) {
    const { pace } = this.plain;
    if (!pace.isKnown || !fast.pace.isKnown) return;
    fast.isKept = fast.pace.isFull;
    if (fast.pace.median > pace.median * 1.2) this.giveUp(fast);
  }

  /** @param {GLSurface} fast */
  giveUp(fast) {
    fast.dispose();
    this.fast = null;
  }

  /** @param {PlainSurface | GLSurface} surface */
  show(surface) {
    if (surface.canvas.parentNode) return surface;
    this.current?.canvas.remove();
    this.node.prepend(surface.canvas);
    return surface;
  }

  renew() { this.fast?.renew(); }

  dispose() { this.fast?.dispose(); }
}
