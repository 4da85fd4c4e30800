// An atlas: many pictures on a few large textures, so that sprites with different pictures are drawn with one call.

const sideMax = 2048;
const pageCountMax = 8;

/** The place of a picture on a page of the atlas. */
export class Slot {
  /**
   * @param {Page} page
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  constructor(page, x, y, width, height) {
    this.page = page;
    this.x = x;
    this.y = y;
    /** The size that is reserved, in texels. */
    this.width = width;
    this.height = height;
    /** Texels for each pixel of the picture. */
    this.scale = 1;
  }
}

/** A page of the atlas: a texture that is filled in rows from the top. */
export class Page {
  /**
   * @param {WebGL2RenderingContext} gl
   * @param {number} width
   * @param {number} height
   */
  constructor(gl, width, height) {
    this.width = width;
    this.height = height;
    this.texture = gl.createTexture();
    /** @type {{ top: number, height: number, left: number }[]} */
    this.rows = [];
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    for (const [name, value] of [
      [gl.TEXTURE_MIN_FILTER, gl.LINEAR], [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
      [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE], [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    ]) gl.texParameteri(gl.TEXTURE_2D, name, value);
  }

  /**
   * A free place; null if there is none.
   *
   * @param {number} width
   * @param {number} height
   */
  slot(width, height) {
    // A row isn't used for pictures that are much lower, because that would waste space.
    let row = this.rows.find((row) => row.left + width <= this.width && row.height >= height && row.height <= height * 1.5 + 8);
    if (!row) {
      const last = this.rows.at(-1);
      const top = last ? last.top + last.height : 0;
      if (top + height > this.height || width > this.width) return null;
      this.rows.push(row = { top, height, left: 0 });
    }
    const slot = new Slot(this, row.left, row.top, width, height);
    row.left += width;
    return slot;
  }
}

/** Incremented for each new atlas, and each time that one is cleared. */
let versions = 0;

export class Atlas {
  /**
   * Calls `flush()` before places are reused for other pictures.
   *
   * @param {WebGL2RenderingContext} gl
   * @param {() => void} flush
   */
  constructor(gl, flush) {
    this.gl = gl;
    this.flush = flush;
    this.side = Math.min(sideMax, gl.getParameter(gl.MAX_TEXTURE_SIZE));
    this.limit = gl.getParameter(gl.MAX_TEXTURE_SIZE);
    /** @type {Page[]} */
    this.pages = [];
    /** Changes when all places became invalid. */
    this.version = versions += 1;
    /** The places of whole images. */
    this.images = new Map();
  }

  /**
   * Reserves a place for a picture that isn't drawn yet; null if it exceeds the largest texture.
   *
   * @param {number} width
   * @param {number} height
   */
  reserve(width, height) {
    if (width > this.limit || height > this.limit) return null;
    for (const page of this.pages) {
      const slot = page.slot(width, height);
      if (slot) return slot;
    }
    if (this.pages.length >= pageCountMax) this.clear();
    const page = new Page(this.gl, Math.max(this.side, width), Math.max(this.side, height));
    this.pages.push(page);
    return page.slot(width, height);
  }

  /** Evicts all pictures; those that are still shown are added again in the next frames. */
  clear() {
    this.flush();
    for (const page of this.pages) this.gl.deleteTexture(page.texture);
    this.pages = [];
    this.images.clear();
    this.version = versions += 1;
  }

  /**
   * Copies an image or a canvas, starting at its upper left corner, to a place.
   *
   * @param {Slot} slot
   * @param {TexImageSource} source
   * @param {number} width
   * @param {number} height
   */
  fill(slot, source, width, height) {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, slot.page.texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, slot.x, slot.y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, source);
  }

  /**
   * The place of a whole image, which is added if it is missing.
   *
   * @param {HTMLImageElement} image
   */
  image(image) {
    let slot = this.images.get(image);
    if (slot !== undefined) return slot;
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(this.limit / Math.max(width, height), 1);
    slot = this.reserve(Math.ceil(width * scale), Math.ceil(height * scale));
    if (slot) {
      slot.scale = scale;
      this.fill(slot, scale < 1 ? shrunk(image, slot) : image, slot.width, slot.height);
    }
    this.images.set(image, slot);
    return slot;
  }
}

/**
 * A reduced copy of an image that exceeds the largest texture.
 *
 * @param {HTMLImageElement} image
 * @param {{ width: number, height: number }} options
 */
function shrunk(image, { width, height }) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, width, height);
  return canvas;
}
