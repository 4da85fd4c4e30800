// Pictures: loaded once each, and tinted copies of them.

const tintedMax = 256;

export class Textures {
  /** `loaded()` is called when a picture came that was missing. */
  constructor(loaded) {
    this.loaded = loaded;
    this.images = new Map();
    this.tinted = new Map();
  }

  /** The picture at an address, null until it is there. */
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
   * A part of a picture multiplied by a colour, as a canvas; `key` names the part. Colours are rounded, so that one that
   * changes slowly makes few copies, and the copies that were longest unused are forgotten.
   */
  tintedPart(image, key, [left, top, width, height], [red, green, blue], factor) {
    const mix = (component) => Math.round((1 + (component - 1) * factor) * 63) / 63;
    const color = [mix(red), mix(green), mix(blue)];
    const name = `${key} ${color}`;
    let canvas = this.tinted.get(name);
    if (canvas) this.tinted.delete(name); else canvas = tint(image, left, top, width, height, color);
    this.tinted.set(name, canvas);
    if (this.tinted.size > tintedMax) this.tinted.delete(this.tinted.keys().next().value);
    return canvas;
  }

  /** Forgets pictures that no texture names any more. */
  keep(addresses) {
    for (const address of this.images.keys()) if (!addresses.has(address)) this.images.delete(address);
  }
}

function tint(image, left, top, width, height, color) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(Math.round(width), 1);
  canvas.height = Math.max(Math.round(height), 1);
  const context = canvas.getContext("2d");
  const draw = () => context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  draw();
  context.globalCompositeOperation = "multiply";
  context.fillStyle = css([...color, 1]);
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Multiplying fills what was clear; the picture's own shape is cut out again.
  context.globalCompositeOperation = "destination-in";
  draw();
  return canvas;
}

export function css([red, green, blue, alpha = 1]) {
  const byte = (component) => Math.round(Math.min(Math.max(component, 0), 1) * 255);
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${Math.min(Math.max(alpha, 0), 1)})`;
}
