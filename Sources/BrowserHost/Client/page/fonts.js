// Loads the font faces that texts use. A text must not be shown in a fallback font first: its lines were broken for this font.

export class Fonts {
  constructor() {
    /** @type {Map<string, { face: FontFace, family: string, path: string, unicodeRange: string }>} */
    this.faces = new Map();
  }

  /**
   * Registers faces; the browser loads each one when a character needs it.
   *
   * @param {any[]} faces
   */
  add(faces) {
    for (const [family, path, unicodeRange] of faces) {
      const key = JSON.stringify([family, path, unicodeRange]);
      if (this.faces.has(key)) continue;
      const descriptors = { display: "block", ...(unicodeRange === "" ? {} : { unicodeRange }) };
      // The constructor takes the plain name: quotes would become a part of it.
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
   * The faces of a family that have the characters of a range and more: their range is longer, and they are the same file or
   * begin with the same character. If two faces have a character, the browser uses the one that was added last. That has to be the
   * larger one, or letters that kern with each other could come from two files.
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

  /** Resolves when the fonts in use have loaded, or after a timeout: a slow font must not hold up the window. */
  async ready(milliseconds = 1000) {
    document.body.getBoundingClientRect();
    await Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, milliseconds))]);
  }
}

const reaches = new Map();
const reachesMax = 500;
let ruler = null;

/**
 * How far a font's box extends above the baseline, in points.
 *
 * @param {string} families in CSS syntax
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
  // While the font is loading, the value isn't cached.
  if (document.fonts.check(font)) reaches.set(font, reach);
  return reach;
}
