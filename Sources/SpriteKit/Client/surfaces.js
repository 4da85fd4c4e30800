// What a scene is drawn on: a 2D canvas, which is there at once, and a canvas by WebGL2 as soon as there is much to draw,
// where the browser has it. Where it turns out to be slower, which happens without hardware, the 2D canvas is back for good.

import { Drawing } from "./drawing.js";
import { GLDrawing } from "./glDrawing.js";
import { Pace } from "./pace.js";

/** WebGL2 is for scenes of which a frame had so many sprites and particles. */
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

/** A canvas with a context of WebGL2, which may be lost and come back. */
class GLSurface {
  /**
   * Calls `changed()` when the context was lost or came back.
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
    /** Whether it came back as one that can't draw. */
    this.isBroken = false;
    this.pace = new Pace();
    /** Whether it has proved to be fast enough. */
    this.isKept = false;
    canvas.addEventListener("webglcontextlost", (event) => {
      // Otherwise it never comes back.
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
   * Null where there is no WebGL2, or one that the processor draws, since its 2D canvas is faster, or one whose driver refuses
   * the shaders.
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

  /** Browsers allow a page only so many contexts. */
  dispose() { this.gl.getExtension("WEBGL_lose_context")?.loseContext(); }
}

/**
 * Null where the driver refuses the shaders, which the console is told.
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
 * Not every browser tells of a major performance caveat where a processor stands in for the graphics card, but its driver
 * has a name.
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
   * Puts the current surface's canvas into a node, first of all. Calls `changed()` when it has to be drawn again.
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
    /** Undefined until it is needed, and null where there is none.
     * @type {GLSurface | null | undefined} */
    this.fast = undefined;
    this.current = this.show(this.plain);
  }

  /**
   * Chooses the surface for the next frame, by how much there was to draw in the last, and by how long it took. Returns
   * whether it is another.
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
   * Lets go of WebGL2 if its first frames take a fifth longer than those before.
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
