// Textures: pictures loaded once each, the parts of them that nodes show, and tinted copies.

const copiesMax = 256;

/** A part of a picture, as the host describes it. */
export class Texture {
  /** @param {any[]} values */
  constructor([address, left, bottom, width, height, isNearest, ...size]) {
    this.address = address;
    this.isSmooth = isNearest !== 1;
    /** In points. */
    this.size = size;
    /** In units of the picture, with y upwards. */
    this.part = [left, bottom, width, height];
    this.key = `${[address, ...this.part]}`;
    /**
     * The picture once it is loaded, and the part in pixels, with y downwards.
     *
     * @type {HTMLImageElement | null}
     */
    this.image = null;
    this.left = 0;
    this.top = 0;
    this.width = 0;
    this.height = 0;
  }

  /**
   * Whether the picture is loaded.
   *
   * @param {Textures} textures
   */
  isLoaded(textures) {
    if (this.image) return true;
    this.image = textures.image(this.address);
    if (!this.image) return false;
    const { naturalWidth, naturalHeight } = this.image;
    const [left, bottom, width, height] = this.part;
    this.left = left * naturalWidth;
    this.top = (1 - bottom - height) * naturalHeight;
    this.width = width * naturalWidth;
    this.height = height * naturalHeight;
    return true;
  }
}

export class Textures {
  /**
   * Calls `loaded()` when a pending picture has arrived.
   *
   * @param {() => void} loaded
   */
  constructor(loaded) {
    this.loaded = loaded;
    this.images = new Map();
    this.copies = new Map();
  }

  /**
   * The picture at an address; null until it is loaded.
   *
   * @param {string} address
   */
  image(address) {
    let image = this.images.get(address);
    if (!image) {
      image = new Image();
      image.addEventListener("load", () => this.loaded(), { once: true });
      image.src = address;
      this.images.set(address, image);
    }
    return image.complete && image.naturalWidth > 0 ? image : null;
  }

  /**
   * A part of a picture multiplied by a color, as a canvas. Colors are quantized, so that a slow color change makes
   * few copies; the least recently used copies are evicted.
   *
   * @param {Texture} texture
   * @param {number} red
   * @param {number} green
   * @param {number} blue
   * @param {number} factor
   */
  tinted(texture, red, green, blue, factor) {
    /** @param {number} component */
    const mix = (component) => Math.round((1 + (component - 1) * factor) * 63) / 63;
    const color = [mix(red), mix(green), mix(blue)];
    const name = `${texture.key} ${color}`;
    let canvas = this.copies.get(name);
    if (canvas) this.copies.delete(name); else canvas = tint(texture, color);
    this.copies.set(name, canvas);
    if (this.copies.size > copiesMax) this.copies.delete(this.copies.keys().next().value);
    return canvas;
  }

  /**
   * Evicts pictures that no texture uses any more.
   *
   * @param {Set<string>} addresses
   */
  keep(addresses) {
    for (const address of this.images.keys()) if (!addresses.has(address)) this.images.delete(address);
  }
}

/**
 * @param {Texture} texture
 * @param {number[]} color
 */
function tint({ image, left, top, width, height }, color) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(Math.round(width), 1);
  canvas.height = Math.max(Math.round(height), 1);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const draw = () => { if (image) context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height); };
  draw();
  context.globalCompositeOperation = "multiply";
  context.fillStyle = css([...color, 1]);
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Multiplying also fills the transparent pixels, so the picture's own alpha is applied again.
  context.globalCompositeOperation = "destination-in";
  draw();
  return canvas;
}

/** @param {Iterable<number>} color red, green, blue and perhaps alpha, 0…1 */
export function css([red, green, blue, alpha = 1]) {
  /** @param {number} component */
  const byte = (component) => Math.round(Math.min(Math.max(component, 0), 1) * 255);
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${Math.min(Math.max(alpha, 0), 1)})`;
}
