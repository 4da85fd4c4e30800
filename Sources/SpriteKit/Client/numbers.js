// The debug overlay of a view: frames per second, and the numbers of nodes, draws and quads.

export class Numbers {
  constructor() {
    /** @type {number[]} */
    this.frames = [];
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string[]} names
   * @param {number} time
   * @param {number[]} size
   * @param {number} ratio
   * @param {number} nodeCount
   * @param {{ drawCount: number, quadCount: number }} drawing
   */
  draw(context, names, time, [width, height], ratio, nodeCount, { drawCount, quadCount }) {
    this.frames.push(time);
    while (this.frames[0] < time - 1000) this.frames.shift();
    /** @type {Record<string, string>} */
    const words = {
      fps: `${this.frames.length} fps`, nodes: `${nodeCount} nodes`, draws: `${drawCount} draws`, quads: `${quadCount} quads`,
    };
    const text = names.map((name) => words[name]).join("  ");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    context.font = "12px sans-serif";
    context.textAlign = "right";
    context.textBaseline = "bottom";
    context.fillStyle = "rgb(0 0 0 / 0.5)";
    const box = context.measureText(text).width + 12;
    context.fillRect(width - box, height - 20, box, 20);
    context.fillStyle = "white";
    context.fillText(text, width - 6, height - 4);
  }
}
