// Loads the bitmaps that a drawing refers to, and tints them.

const images = new Map();
const imagesMax = 128;

/** The longest side of a tinted image, in pixels. */
const stencilSideMax = 4096;

export class CanvasImages {
  /**
   * `imageCame` is called when a missing image has loaded.
   *
   * @param {() => void} imageCame
   */
  constructor(imageCame) {
    this.imageCame = imageCame;
    this.stencils = new Map();
  }

  /**
   * Null until the image has loaded; then the drawing is made again.
   *
   * @param {string} path
   */
  at(path) {
    let image = images.get(path);
    if (!image) {
      image = new Image();
      image.src = path;
      if (images.size >= imagesMax) images.delete(images.keys().next().value);
      images.set(path, image);
    }
    if (image.complete) return image.naturalWidth > 0 ? image : null;
    image.addEventListener("load", this.imageCame, { once: true });
    return null;
  }

  /**
   * An image as a shape in one color, made once for a drawing. It has the bitmap's size; a vector image has at least the
   * resolution at which it is shown. Null if the image hasn't loaded or is shown without an area.
   *
   * @param {string} path
   * @param {string} tint
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  stencil(path, tint, context, width, height) {
    const image = this.at(path);
    if (!image) return null;
    const { a, b, c, d } = context.getTransform();
    const isBitmap = !path.endsWith(".svg");
    const wide = isBitmap ? image.naturalWidth : fineness(width * Math.hypot(a, b));
    const high = isBitmap ? image.naturalHeight : fineness(height * Math.hypot(c, d));
    if (!(wide > 0 && high > 0)) return null;
    const key = `${path} ${tint} ${wide} ${high} ${context.imageSmoothingEnabled}`;
    let stencil = this.stencils.get(key);
    if (!stencil) this.stencils.set(key, stencil = makeStencil(image, tint, wide, high, context.imageSmoothingEnabled));
    return stencil;
  }
}

/**
 * Rounds up to a power of two, so that an image shown in many sizes is tinted in few.
 *
 * @param {number} length
 */
function fineness(length) { return Math.min(2 ** Math.ceil(Math.log2(Math.abs(length))), stencilSideMax); }

/**
 * @param {HTMLImageElement} image
 * @param {string} tint
 * @param {number} width
 * @param {number} height
 * @param {boolean} isSmooth
 */
function makeStencil(image, tint, width, height, isSmooth) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.ceil(Math.min(width, stencilSideMax)), Math.ceil(Math.min(height, stencilSideMax))];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.imageSmoothingEnabled = isSmooth;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = tint;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
