// Loads the font faces that texts name. A text must not be shown in another font first: its lines were broken for this one.

export class Fonts {
  constructor() {
    /** @type {Map<string, { face: FontFace, family: string, path: string, unicodeRange: string }>} */
    this.faces = new Map();
  }

  /**
   * Makes faces known; the browser fetches each when a character needs it.
   *
   * @param {any[]} faces
   */
  add(faces) {
    for (const [family, path, unicodeRange] of faces) {
      const key = JSON.stringify([family, path, unicodeRange]);
      if (this.faces.has(key)) continue;
      const descriptors = { display: "block", ...(unicodeRange === "" ? {} : { unicodeRange }) };
      // The constructor takes the name itself: quotes would become part of it.
      const face = new FontFace(family, `url(${JSON.stringify(path)})`, descriptors);
      document.fonts.add(face);
      for (const larger of this.facesAround(family, path, unicodeRange)) {
        document.fonts.delete(larger);
        document.fonts.add(larger);
      }
      this.faces.set(key, { face, family, path, unicodeRange });
    }
  }

  /**
   * The faces of a family that have the characters of a range and others: they are the same file or begin alike, and go on for
   * longer. Of two faces that have a character the browser asks the one that was added last. That has to be the larger one, or
   * letters that kern with each other would come from two.
   *
   * @param {string} family
   * @param {string} path
   * @param {string} range
   */
  facesAround(family, path, range) {
    const first = (/** @type {string} */ text) => text.split(/[-,]/, 1)[0];
    return [...this.faces.values()]
      .filter((known) => known.family === family && known.unicodeRange.length > range.length)
      .filter((known) => known.path === path || first(known.unicodeRange) === first(range))
      .map(({ face }) => face);
  }

  /** Done when the fonts of what is laid out are there, or after a moment: a slow font must not hold up the window. */
  async ready(milliseconds = 1000) {
    document.body.getBoundingClientRect();
    await Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, milliseconds))]);
  }
}

const reaches = new Map();
const reachesMax = 500;
let ruler = null;

/**
 * How far the box of characters in a font reaches above the baseline, in points.
 *
 * @param {string} families as CSS has them
 * @param {number} size
 */
export function reachAbove(families, size) {
  const font = `${size}px ${families}`;
  const known = reaches.get(font);
  if (known !== undefined) return known;
  if (reaches.size >= reachesMax) reaches.clear();
  ruler ??= document.createElement("canvas").getContext("2d");
  ruler.font = font;
  const reach = Math.round(ruler.measureText("x").fontBoundingBoxAscent);
  // A font that is on its way is measured again when it is there.
  if (document.fonts.check(font)) reaches.set(font, reach);
  return reach;
}
