// The render targets of WebGL2: the canvas, and layers for crop and effect nodes, each as large as the canvas.

import { isMixedByShader, mixings, mixingSource, setFactors } from "./glMixing.js";
import { program } from "./glProgram.js";

const vertexShader = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** A mask pixel with an alpha of 0.05 or more shows the picture fully, unless the mask isn't hardened. */
const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform sampler2D mask;
uniform float opacity;
uniform float hardness;
out vec4 color;
${mixingSource}
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  color = texelFetch(picture, at, 0) * opacity;
  if (hardness > 0.0) color *= min(texelFetch(mask, at, 0).a * hardness, 1.0);
  color = mixed(color);
}`;

/** A texture of the canvas's size. */
class Sheet {
  /**
   * @param {WebGL2RenderingContext} gl
   * @param {number} width
   * @param {number} height
   */
  constructor(gl, width, height) {
    this.gl = gl;
    this.width = width;
    this.height = height;
    this.texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    this.frame = null;
    unbind(gl);
  }

  /** Adds a framebuffer, so that the texture can be drawn into. */
  framed() {
    const { gl } = this;
    this.frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0);
    return this;
  }

  dispose() {
    this.gl.deleteTexture(this.texture);
    if (this.frame) this.gl.deleteFramebuffer(this.frame);
  }
}

/**
 * Unbinds all layers from the texture units, because a bound texture can't be drawn into.
 *
 * @param {WebGL2RenderingContext} gl
 */
function unbind(gl) {
  for (const unit of [gl.TEXTURE0, gl.TEXTURE1, gl.TEXTURE2]) {
    gl.activeTexture(unit);
    gl.bindTexture(gl.TEXTURE_2D, null);
  }
}

/** A render target: the canvas, or a layer. */
class Target {
  /**
   * @param {Layers} layers
   * @param {Sheet | null} sheet
   * @param {[number, number, number, number] | null} area
   */
  constructor(layers, sheet, area) {
    this.layers = layers;
    this.sheet = sheet;
    this.width = layers.width;
    this.height = layers.height;
    /** The area that is drawn; null for everything. */
    this.area = area;
    /** Whether the target has an opaque background. */
    this.isOpaque = false;
  }

  bind() {
    const { gl } = this.layers;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.sheet?.frame ?? null);
    if (this.area) {
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(...this.area);
    } else {
      gl.disable(gl.SCISSOR_TEST);
    }
  }

  /**
   * Copies a part of the target (measured from the lower left corner), or all of it, to a texture that shaders can read.
   *
   * @param {number[]} part
   */
  readBackdrop([left, bottom, wide, high] = [0, 0, this.width, this.height]) {
    const { layers, width, height } = this;
    const { gl } = layers;
    layers.backdrop ??= new Sheet(gl, width, height);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, layers.backdrop.texture);
    if (wide > 0 && high > 0) gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, left, bottom, left, bottom, wide, high);
  }
}

export class Layers {
  /** @param {WebGL2RenderingContext} gl */
  constructor(gl) {
    this.gl = gl;
    this.width = 0;
    this.height = 0;
    this.program = program(
      gl, vertexShader, fragmentShader, ["picture", "mask", "backdrop", "opacity", "hardness", "mixing"]);
    this.array = gl.createVertexArray();
    /** @type {Sheet[]} */
    this.free = [];
    /** @type {Sheet | null} */
    this.backdrop = null;
  }

  /**
   * The canvas as a cleared target with this size in pixels.
   *
   * @param {number} width
   * @param {number} height
   */
  canvas(width, height) {
    if (width !== this.width || height !== this.height) this.resize(width, height);
    this.gl.viewport(0, 0, width, height);
    return this.cleared(new Target(this, null, null));
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    for (const sheet of [...this.free, this.backdrop]) sheet?.dispose();
    [this.free, this.backdrop, this.width, this.height] = [[], null, width, height];
  }

  /** An empty layer. */
  layer() {
    const sheet = this.free.pop() ?? new Sheet(this.gl, this.width, this.height).framed();
    return this.cleared(new Target(this, sheet, null));
  }

  /** @param {Target} target */
  cleared(target) {
    const { gl } = this;
    target.bind();
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    return target;
  }

  /**
   * Draws a layer onto a target, clipped to a mask if there is one.
   *
   * @param {Target} layer
   * @param {Target} target
   * @param {{ opacity?: number, mode?: string, mask?: Target | null, hardness?: number }} options
   */
  merge(layer, target, { opacity = 1, mode = "source-over", mask = null, hardness = 0 }) {
    const { gl, program: { name, places } } = this;
    target.bind();
    const isMixed = isMixedByShader(mode, target);
    if (isMixed) target.readBackdrop();
    gl.useProgram(name);
    gl.bindVertexArray(this.array);
    const sheets = { picture: layer.sheet, backdrop: this.backdrop, mask: mask?.sheet };
    Object.entries(sheets).forEach(([place, sheet], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, (sheet ?? layer.sheet)?.texture ?? null);
      gl.uniform1i(places[place], unit);
    });
    gl.uniform1f(places.opacity, opacity);
    gl.uniform1f(places.hardness, hardness);
    gl.uniform1i(places.mixing, isMixed ? mixings[mode] : 0);
    setFactors(gl, mode, isMixed);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    unbind(gl);
  }

  /**
   * Returns unused layers to the pool.
   *
   * @param {...Target} layers
   */
  release(...layers) {
    for (const { sheet } of layers) if (sheet) this.free.push(sheet);
  }
}
