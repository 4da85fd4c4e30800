// Shaders, compiled and linked.

/**
 * @param {WebGL2RenderingContext} gl
 * @param {string} vertex
 * @param {string} fragment
 * @param {string[]} uniforms
 */
export function program(gl, vertex, fragment, uniforms) {
  const name = /** @type {WebGLProgram} */ (gl.createProgram());
  for (const [kind, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]]) {
    const shader = /** @type {WebGLShader} */ (gl.createShader(/** @type {number} */ (kind)));
    gl.shaderSource(shader, /** @type {string} */ (source));
    gl.compileShader(shader);
    gl.attachShader(name, shader);
  }
  gl.linkProgram(name);
  // With a lost context linking always fails, which is handled elsewhere.
  if (!gl.getProgramParameter(name, gl.LINK_STATUS) && !gl.isContextLost()) {
    const logs = (gl.getAttachedShaders(name) ?? []).map((shader) => gl.getShaderInfoLog(shader));
    throw new Error(`a shader doesn't compile: ${logs.join(" ")} ${gl.getProgramInfoLog(name)}`);
  }
  /** @type {Record<string, WebGLUniformLocation | null>} */
  const places = Object.fromEntries(uniforms.map((uniform) => [uniform, gl.getUniformLocation(name, uniform)]));
  return { name, places };
}
