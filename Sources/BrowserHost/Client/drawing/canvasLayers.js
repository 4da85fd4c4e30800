// A canvas's layers: which operations need a bitmap of their own, and a pool of such bitmaps.

/**
 * A drawing target: a canvas's context, and how many of its pixels are used, from the upper left corner. Bitmaps are reused, and
 * may be larger.
 */
export class Layer {
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  constructor(context, width, height) {
    this.context = context;
    this.width = width;
    this.height = height;
  }
}

/** A pool of clear temporary layers. A drawing needs as many as are nested in each other, however many layers it has. */
export class LayerPool {
  constructor() {
    /** @type {CanvasRenderingContext2D[]} */
    this.free = [];
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  take(width, height) {
    const context = this.free.pop() ?? /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    const { canvas } = context;
    if (canvas.width < width || canvas.height < height) {
      [canvas.width, canvas.height] = [Math.max(canvas.width, width), Math.max(canvas.height, height)];
    } else {
      context.clearRect(0, 0, width, height);
    }
    return new Layer(context, width, height);
  }

  /** @param {Layer} options */
  giveBack({ context }) { this.free.push(context); }
}

/**
 * Composites a surface over another one, in the look that the other one's context has.
 *
 * @param {Layer} options
 * @param {Layer} options2
 */
export function blend({ context }, { context: { canvas }, width, height }, [x, y] = [0, 0]) {
  context.resetTransform();
  context.drawImage(canvas, 0, 0, width, height, x, y, width, height);
}

// MARK: Looks

/**
 * The graphics state of operations, without the matrix.
 *
 * @typedef {object} Look
 * @property {number} opacity
 * @property {GlobalCompositeOperation | "normal" | "plus-lighter"} mode
 * @property {any[][]} filters
 * @property {boolean} isCut whether a path clips it
 */

/**
 * The look of a state: what can apply to several operations together.
 *
 * @param {any[]} values
 * @returns {Look}
 */
export function lookOf([, opacity = 1, mode = "normal", clips = [], filters = []]) {
  return { opacity, mode, filters, isCut: clips.length > 0 };
}

/** @param {Pick<Look, "opacity" | "mode" | "filters">} options */
export function isPlain({ opacity, mode, filters }) { return opacity === 1 && mode === "normal" && filters.length === 0; }

/** The blend modes that clear the backdrop wherever nothing is drawn. */
export const clearing = new Set(["source-in", "source-out", "destination-in", "destination-atop"]);

/**
 * The look in which an operation that is alone in a group can be drawn directly, without a layer. Null if the order of the steps
 * would give a different result.
 *
 * @param {Look} outer
 * @param {Look} inner
 * @returns {Look | null}
 */
export function mergedLook(outer, inner) {
  if (inner.mode !== "normal" || clearing.has(outer.mode)) return null;
  if (outer.filters.length > 0 && (inner.filters.length > 0 || inner.isCut || inner.opacity !== 1)) return null;
  if (outer.mode !== "normal" && inner.isCut) return null;
  return {
    opacity: outer.opacity * inner.opacity, mode: outer.mode, isCut: outer.isCut || inner.isCut,
    filters: outer.filters.length > 0 ? outer.filters : inner.filters,
  };
}

/**
 * Whether an operation paints no pixel twice, so that opacity and blending give the same result for it and for a group with only
 * it.
 *
 * @param {any[]} operation
 */
export function isOneMark(operation) {
  const [name, , lines] = /** @type {[string, number, any[][]]} */ (operation);
  if (name !== "text") return true;
  const runs = lines.flatMap((line) => line.slice(4)).filter(([, , , , size]) => size > 0);
  return runs.length <= 1 && runs.every(([, , , , , , decoration = 0, , extras]) => !(decoration & 3) && !extras?.background);
}

// MARK: Places

/**
 * The pixels covered by a box and a margin around it, clipped to the surface, or to `beyond` pixels outside it if filters can
 * move those back into it. [x, y, width, height]
 *
 * @param {Layer} options
 * @param {number[] | null} box
 * @param {DOMMatrix} matrix
 * @param {number} margin
 * @param {number} beyond
 */
export function coveredPixels({ width, height }, box, matrix, margin, beyond) {
  if (box === null) return [0, 0, width, height];
  const [x, y, wide, high] = box;
  const corners = [[x, y], [x + wide, y], [x, y + high], [x + wide, y + high]].map(([x, y]) => matrix.transformPoint({ x, y }));
  // One more pixel for antialiased edges.
  const reach = Math.ceil(margin) + 1;
  const [left, wideness] = covered(corners.map((corner) => corner.x), reach, width, beyond);
  const [top, highness] = covered(corners.map((corner) => corner.y), reach, height, beyond);
  return [left, top, wideness, highness];
}

/**
 * @param {number[]} places
 * @param {number} reach
 * @param {number} length
 * @param {number} beyond
 */
function covered(places, reach, length, beyond) {
  const start = Math.max(Math.floor(Math.min(...places)) - reach, -beyond);
  return [start, Math.min(Math.ceil(Math.max(...places)) + reach, length + beyond) - start];
}

/**
 * How far filters extend a drawing beyond its edges, in points.
 *
 * @param {any[][]} filters
 */
export function filterReach(filters) {
  const reaches = filters.map(([name, ...values]) => {
    if (name === "blur") return 3 * values[0];
    if (name !== "shadow") return 0;
    const [, radius, x, y] = values;
    return 2 * radius + Math.max(Math.abs(x), Math.abs(y));
  });
  return reaches.reduce((sum, reach) => sum + reach, 0);
}
