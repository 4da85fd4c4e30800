// A canvas's context that is told only what it doesn't know already: telling takes as long as drawing a small sprite.

const blendModes = ["source-over", "lighter", "difference", "multiply", "multiply", "screen", "source-over", "lighter"];

// What replaces takes away first what is behind it; the browser's "copy" would take away all of the canvas.
export const replaces = 6;

export class Brush {
  constructor(context) {
    this.context = context;
    this.alpha = 0;
    this.mode = "";
    this.fill = "";
    this.isSmooth = false;
    this.reset();
  }

  /** What comes next is drawn in the canvas's own pixels, over what is there. All is told, whatever was known. */
  reset() {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = this.alpha = 1;
    context.globalCompositeOperation = this.mode = "source-over";
    context.imageSmoothingEnabled = this.isSmooth = true;
    context.fillStyle = this.fill = "black";
  }

  /** What is no opacity changes nothing, as with a context. */
  setAlpha(alpha) {
    if (alpha === this.alpha || !(alpha >= 0 && alpha <= 1)) return;
    this.alpha = alpha;
    this.context.globalAlpha = alpha;
  }

  setMode(mode) {
    if (mode === this.mode) return;
    this.mode = mode;
    this.context.globalCompositeOperation = mode;
  }

  /** As SKBlendMode counts them. */
  setBlend(mode = 0) { this.setMode(blendModes[mode]); }

  setFill(fill) {
    if (fill === this.fill) return;
    this.fill = fill;
    this.context.fillStyle = fill;
  }

  setSmoothing(isSmooth) {
    if (isSmooth === this.isSmooth) return;
    this.isSmooth = isSmooth;
    this.context.imageSmoothingEnabled = isSmooth;
  }

  /** Clears what is behind a figure. What is drawn there next is added to nothing, at smooth edges to what remains. */
  erase(fill) {
    const { alpha } = this;
    this.setAlpha(1);
    this.setMode("destination-out");
    this.setFill("black");
    fill();
    this.setAlpha(alpha);
    this.setMode("lighter");
  }
}
