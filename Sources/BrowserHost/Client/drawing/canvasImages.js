// Loads the bitmaps that a drawing refers to, and tints them.

/** @type {Map<string, HTMLImageElement>} */
const images = new Map();
const imagesMax = 128;

/** How often an image failed that hasn't loaded yet, by path. @type {Map<string, number>} */
const failureCounts = new Map();
const failuresMax = 5;
const retryMilliseconds = 10_000;

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
    if (!image) remember(images, path, image = request(path));
    if (image.complete && image.naturalWidth > 0) return image;
    for (const event of ["load", "dropped"]) image.addEventListener(event, this.imageCame, { once: true });
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
 * The map loses its oldest entry if there are too many.
 *
 * @template Value
 * @param {Map<string, Value>} map
 * @param {string} path
 * @param {Value} value
 */
function remember(map, path, value) {
  const [oldest] = map.keys();
  if (map.size >= imagesMax && !map.has(path)) map.delete(oldest);
  map.set(path, value);
}

/**
 * An image that is forgotten some time after it failed, so that drawings request it again.
 *
 * @param {string} path
 */
function request(path) {
  const image = new Image();
  image.addEventListener("load", () => failureCounts.delete(path));
  image.addEventListener("error", () => {
    const count = (failureCounts.get(path) ?? 0) + 1;
    remember(failureCounts, path, count);
    if (count <= failuresMax) setTimeout(() => drop(path, image), retryMilliseconds);
  });
  image.src = path;
  return image;
}

/**
 * The drawings that wait for the image are made again.
 *
 * @param {string} path
 * @param {HTMLImageElement} image
 */
function drop(path, image) {
  if (images.get(path) === image) images.delete(path);
  image.dispatchEvent(new Event("dropped"));
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
