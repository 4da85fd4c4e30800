// Batches rectangles for WebGL2: they are collected until other state is needed, and then drawn with one call.
//
// The shader computes a rectangle's edges as a 2D canvas does: those of colors, and of rotated pictures, are antialiased; a
// picture that isn't rotated covers the pixels whose centers are inside of it.

import { isMixedByShader, mixings, mixingSource, setFactors } from "./glMixing.js";
import { program } from "./glProgram.js";

const vertexShader = `#version 300 es
precision highp float;
layout(location = 0) in vec4 axes;
layout(location = 1) in vec2 corner;
layout(location = 2) in vec4 part;
layout(location = 3) in uvec4 tint;
layout(location = 4) in float opacity;
layout(location = 5) in vec4 limits;
uniform vec2 size;
out vec2 place;
flat out vec4 texels;
flat out vec4 bounds;
flat out vec4 shade;
flat out vec2 pixels;
flat out uint flags;
void main() {
  float area = abs(axes.x * axes.w - axes.y * axes.z);
  pixels = vec2(area / max(length(axes.zw), 1e-9), area / max(length(axes.xy), 1e-9));
  vec2 unit = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  bool isSoft = (tint.w & 2u) != 0u;
  place = isSoft ? unit + (unit - 0.5) / max(pixels, vec2(1e-3)) : unit;
  vec2 at = axes.xy * place.x + axes.zw * place.y + corner;
  gl_Position = vec4(at.x * 2.0 / size.x - 1.0, 1.0 - at.y * 2.0 / size.y, 0.0, 1.0);
  texels = part;
  // Between the centers of the outermost texels.
  bounds = limits + vec4(0.5, 0.5, -0.5, -0.5);
  shade = vec4(vec3(tint.xyz) / 255.0, 1.0) * opacity;
  flags = tint.w;
}`;

const fragmentShader = `#version 300 es
precision highp float;
in vec2 place;
flat in vec4 texels;
flat in vec4 bounds;
flat in vec4 shade;
flat in vec2 pixels;
flat in uint flags;
uniform sampler2D atlas;
uniform vec2 atlasSize;
out vec4 color;
${mixingSource}
void main() {
  vec2 unit = clamp(place, 0.0, 1.0);
  vec2 texel = mix(texels.xy, texels.zw, unit);
  if ((flags & 1u) != 0u) texel = floor(texel) + 0.5;
  texel = clamp(texel, min(bounds.xy, bounds.zw), max(bounds.xy, bounds.zw));
  color = (flags & 4u) != 0u ? shade : texture(atlas, texel / atlasSize) * shade;
  if ((flags & 2u) != 0u) {
    vec2 before = clamp(place * pixels + 0.5, 0.0, 1.0);
    vec2 after = clamp((1.0 - place) * pixels + 0.5, 0.0, 1.0);
    vec2 covered = max(before + after - 1.0, 0.0);
    color *= covered.x * covered.y;
  }
  color = mixed(color);
}`;

/** Properties of a rectangle's picture. */
export const flags = Object.freeze({ nearest: 1, soft: 2, plain: 4 });

const numbersEach = 16;
const countMax = 4096;

/**
 * The destination of drawing: the canvas or a layer.
 *
 * @typedef {object} Target
 * @property {number} width
 * @property {number} height
 * @property {boolean} isOpaque
 * @property {() => void} bind
 * @property {(part?: number[]) => void} readBackdrop
 */

export class Batch {
  /**
   * @param {WebGL2RenderingContext} gl
   */
  constructor(gl) {
    this.gl = gl;
    this.program = program(gl, vertexShader, fragmentShader, ["size", "atlas", "atlasSize", "mixing", "backdrop"]);
    /** @type {Target} */
    this.target = { width: 1, height: 1, isOpaque: false, bind() {}, readBackdrop() {} };
    this.numbers = new Float32Array(countMax * numbersEach);
    this.tints = new Uint32Array(this.numbers.buffer);
    this.count = 0;
    /** @type {import("./glAtlas.js").Page | null} */
    this.page = null;
    this.mode = "source-over";
    this.callCount = 0;
    this.buffer = gl.createBuffer();
    this.array = gl.createVertexArray();
    gl.bindVertexArray(this.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.numbers.byteLength, gl.DYNAMIC_DRAW);
    const stride = numbersEach * 4;
    [[0, 4, 0], [1, 2, 16], [2, 4, 24], [4, 1, 44], [5, 4, 48]].forEach(([index, length, offset]) => {
      gl.vertexAttribPointer(index, length, gl.FLOAT, false, stride, offset);
    });
    gl.vertexAttribIPointer(3, 4, gl.UNSIGNED_BYTE, stride, 40);
    for (let index = 0; index < 6; index += 1) {
      gl.enableVertexAttribArray(index);
      gl.vertexAttribDivisor(index, 1);
    }
  }

  /**
   * Flushes the batch, and switches to another target.
   *
   * @param {Target} target
   */
  drawInto(target) {
    this.flush();
    this.target = target;
    target.bind();
  }

  /**
   * Adds a rectangle: its axes and its upper left corner in pixels, the texels that it shows, its color (red in the
   * lowest byte), its picture's flags, its opacity, and the place (`x`, `y`, `width`, `height`) on the page to which
   * interpolation is limited; a color has neither page nor place.
   *
   * @param {string} mode
   * @param {number} ax
   * @param {number} ay
   * @param {number} bx
   * @param {number} by
   * @param {number} x
   * @param {number} y
   * @param {number} left
   * @param {number} top
   * @param {number} right
   * @param {number} bottom
   * @param {number} color
   * @param {number} flag
   * @param {number} opacity
   * @param {import("./glAtlas.js").Page | null} page
   * @param {{ x: number, y: number, width: number, height: number } | null} place
   */
  add(mode, ax, ay, bx, by, x, y, left, top, right, bottom, color, flag, opacity, page, place) {
    const isOtherPage = page !== null && this.page !== null && page !== this.page;
    if (this.count === countMax || isOtherPage || mode !== this.mode) this.flush();
    this.page ??= page;
    this.mode = mode;
    const at = this.count * numbersEach;
    const { numbers } = this;
    numbers[at] = ax;
    numbers[at + 1] = ay;
    numbers[at + 2] = bx;
    numbers[at + 3] = by;
    numbers[at + 4] = x;
    numbers[at + 5] = y;
    numbers[at + 6] = left;
    numbers[at + 7] = top;
    numbers[at + 8] = right;
    numbers[at + 9] = bottom;
    this.tints[at + 10] = color | (flag << 24);
    numbers[at + 11] = opacity;
    if (place !== null) {
      numbers[at + 12] = place.x;
      numbers[at + 13] = place.y;
      numbers[at + 14] = place.x + place.width;
      numbers[at + 15] = place.y + place.height;
    }
    this.count += 1;
    // The shader reads the backdrop, so each rectangle is drawn separately.
    if (isMixedByShader(mode, this.target)) this.flush();
  }

  /**
   * The pixels that the first rectangle may cover, including its antialiased edges: left, bottom, width and height. Rectangles
   * that a shader blends are drawn one by one, and only the backdrop below each is read.
   */
  reach() {
    const { numbers: [ax, ay, bx, by, x, y], target: { width, height } } = this;
    const area = Math.abs(ax * by - ay * bx);
    // By the vertex shader's extension of the edges, plus some pixels for rounding.
    const [u, v] = [[bx, by], [ax, ay]].map(([x, y]) => 0.5 / Math.max(area / Math.max(Math.hypot(x, y), 1e-9), 1e-3));
    const corners = [[-u, -v], [1 + u, -v], [-u, 1 + v], [1 + u, 1 + v]];
    /**
     * @param {number} a
     * @param {number} b
     * @param {number} start
     * @param {number} length
     */
    const range = (a, b, start, length) => {
      const places = corners.map(([u, v]) => a * u + b * v + start);
      const least = Math.max(0, Math.floor(Math.min(...places)) - 2);
      return [least, Math.min(length, Math.ceil(Math.max(...places)) + 2)];
    };
    const [left, right] = range(ax, bx, x, width);
    const [top, bottom] = range(ay, by, y, height);
    return [left, height - bottom, right - left, bottom - top];
  }

  /** Draws the collected rectangles. */
  flush() {
    const { gl, count, mode, page, program: { name, places } } = this;
    if (count === 0) return;
    gl.useProgram(name);
    gl.uniform2f(places.size, this.target.width, this.target.height);
    gl.uniform1i(places.atlas, 0);
    gl.uniform1i(places.backdrop, 1);
    gl.bindVertexArray(this.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, this.numbers, 0, count * numbersEach);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, page ? page.texture : null);
    if (page) gl.uniform2f(places.atlasSize, page.width, page.height);
    const isMixed = isMixedByShader(mode, this.target);
    gl.uniform1i(places.mixing, isMixed ? mixings[mode] : 0);
    if (isMixed) this.target.readBackdrop(this.reach());
    setFactors(gl, mode, isMixed);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    this.callCount += 1;
    this.count = 0;
    this.page = null;
  }
}
