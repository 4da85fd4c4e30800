// Wraps a canvas context and skips redundant state changes: each costs as much as drawing a small sprite.

/** The canvas's operations by the raw values of SKBlendMode. */
/** @type {readonly GlobalCompositeOperation[]} */
export const blendModes = ["source-over", "lighter", "difference", "multiply", "multiply", "screen", "source-over", "lighter"];

// The `replace` blend mode first erases what is behind the figure; the browser's "copy" would clear the whole canvas.
export const replaces = 6;

export class Brush {
  /** @param {CanvasRenderingContext2D} context */
  constructor(context) {
    this.context = context;
    this.alpha = 0;
    this.mode = "";
    this.fill = "";
    this.isSmooth = false;
    this.reset();
  }

  /** Resets to pixel coordinates, opaque, source-over. Sets every property, whatever the cached state. */
  reset() {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = this.alpha = 1;
    context.globalCompositeOperation = this.mode = "source-over";
    context.imageSmoothingEnabled = this.isSmooth = true;
    context.fillStyle = this.fill = "black";
  }

  /**
   * Ignores values outside of 0…1, as a context does.
   *
   * @param {number} alpha
   */
  setAlpha(alpha) {
    if (alpha === this.alpha || !(alpha >= 0 && alpha <= 1)) return;
    this.alpha = alpha;
    this.context.globalAlpha = alpha;
  }

  /** @param {GlobalCompositeOperation} mode */
  setMode(mode) {
    if (mode === this.mode) return;
    this.mode = mode;
    this.context.globalCompositeOperation = mode;
  }

  /** Takes the raw value of SKBlendMode. */
  setBlend(mode = 0) { this.setMode(blendModes[mode]); }

  /** @param {any} fill */
  setFill(fill) {
    if (fill === this.fill) return;
    this.fill = fill;
    this.context.fillStyle = fill;
  }

  /** Drops the cached fill after other code has set the context's. */
  forgetFill() { this.fill = ""; }

  /** @param {boolean} isSmooth */
  setSmoothing(isSmooth) {
    if (isSmooth === this.isSmooth) return;
    this.isSmooth = isSmooth;
    this.context.imageSmoothingEnabled = isSmooth;
  }

  /**
   * Erases what is behind a figure; the figure itself is then added, which keeps antialiased edges correct.
   *
   * @param {() => void} fill
   */
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
