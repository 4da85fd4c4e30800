// Blending of colors with the backdrop: by the hardware if possible, otherwise by the shader, which reads a copy of the
// backdrop.

/**
 * The blend modes that shaders compute, with their numbers in the shaders.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const mixings = Object.freeze({ difference: 1, multiply: 2 });

/** `mixed(color)` blends a premultiplied color with the backdrop at the same pixel. */
export const mixingSource = `
uniform int mixing;
uniform sampler2D backdrop;
vec4 mixed(vec4 above) {
  if (mixing == 0) return above;
  vec4 below = texelFetch(backdrop, ivec2(gl_FragCoord.xy), 0);
  vec3 both = mixing == ${mixings.difference}
    ? above.rgb + below.rgb - 2.0 * min(above.rgb * below.a, below.rgb * above.a)
    : above.rgb * below.rgb + above.rgb * (1.0 - below.a) + below.rgb * (1.0 - above.a);
  return vec4(both, above.a + below.a * (1.0 - above.a));
}`;

/**
 * Whether a shader has to blend. The hardware can only multiply with an opaque backdrop.
 *
 * @param {string} mode
 * @param {{ isOpaque: boolean }} target
 */
export function isMixedByShader(mode, target) {
  return mode === "difference" || (mode === "multiply" && !target.isOpaque);
}

/**
 * Sets the hardware's factors for a blend mode with premultiplied colors.
 *
 * @param {WebGL2RenderingContext} gl
 * @param {string} mode
 * @param {boolean} isMixed
 */
export function setFactors(gl, mode, isMixed) {
  const { ONE, ZERO, ONE_MINUS_SRC_ALPHA: rest } = gl;
  if (isMixed) return gl.blendFunc(ONE, ZERO);
  switch (mode) {
    case "lighter": return gl.blendFunc(ONE, ONE);
    case "multiply": return gl.blendFuncSeparate(gl.DST_COLOR, rest, ONE, rest);
    case "screen": return gl.blendFuncSeparate(ONE, gl.ONE_MINUS_SRC_COLOR, ONE, rest);
    case "destination-out": return gl.blendFunc(ZERO, rest);
    default: return gl.blendFunc(ONE, rest);
  }
}
