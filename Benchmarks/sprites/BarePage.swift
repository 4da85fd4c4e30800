/// A page that only draws squares with WebGL2, as a lower bound: it has no scene, no actions and no z-order.
enum BarePage {
    /// Draws `count` squares of 16 pixels that move and turn, in one call a frame.
    static func script(_ count: Int) -> String {
        """
        void (() => {
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [1024, 768];
          document.body.replaceChildren(canvas);
          const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
          const program = gl.createProgram();
          for (const [kind, source] of [[gl.VERTEX_SHADER, `\(vertexShader)`], [gl.FRAGMENT_SHADER, `\(fragmentShader)`]]) {
            const shader = gl.createShader(kind);
            gl.shaderSource(shader, source);
            gl.compileShader(shader);
            gl.attachShader(program, shader);
          }
          gl.linkProgram(program);
          gl.useProgram(program);
          const numbers = new Float32Array(\(count) * 4);
          gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
          gl.bufferData(gl.ARRAY_BUFFER, numbers.byteLength, gl.DYNAMIC_DRAW);
          gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);
          gl.enableVertexAttribArray(0);
          gl.vertexAttribDivisor(0, 1);
          const frame = (time) => {
            const columns = Math.ceil(Math.sqrt(\(count)));
            for (let index = 0; index < \(count); index += 1) {
              numbers[index * 4] = 1024 * (index % columns + 0.5) / columns + 20 * Math.sin(time / 300 + index);
              numbers[index * 4 + 1] = 768 * (Math.floor(index / columns) + 0.5) / columns;
              numbers[index * 4 + 2] = time / 1000 + index;
              numbers[index * 4 + 3] = index / \(count);
            }
            gl.clearColor(1, 1, 1, 1);
            gl.clear(gl.COLOR_BUFFER_BIT);
            gl.bufferSubData(gl.ARRAY_BUFFER, 0, numbers);
            gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, \(count));
            requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        })()
        """
    }

    private static let vertexShader = """
        #version 300 es
        layout(location = 0) in vec4 square;
        out vec3 shade;
        void main() {
          vec2 unit = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 16.0 - 8.0;
          float c = cos(square.z), s = sin(square.z);
          vec2 at = square.xy + vec2(c * unit.x - s * unit.y, s * unit.x + c * unit.y);
          gl_Position = vec4(at.x / 512.0 - 1.0, 1.0 - at.y / 384.0, 0.0, 1.0);
          shade = vec3(square.w, 0.5, 1.0 - square.w);
        }
        """

    private static let fragmentShader = """
        #version 300 es
        precision mediump float;
        in vec3 shade;
        out vec4 color;
        void main() { color = vec4(shade, 1.0); }
        """
}
