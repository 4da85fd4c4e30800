// Animates shadow, blur and color filters: the numbers of two filter lists with the same structure.

import { cssFilter } from "../drawing/filters.js";
import { channels, cssColor } from "../drawing/paint.js";

/**
 * The values without an effect. A matrix has no single number to animate.
 *
 * @type {Record<string, number>}
 */
const neutral = { contrast: 1, saturate: 1, grayscale: 0, "hue-rotate": 0 };

/**
 * `{ from, to, css }` as for other animatable properties; null if the filters are too different.
 *
 * @param {import("../transport/wire.js").Fields} from
 * @param {import("../transport/wire.js").Fields} to
 */
export function filterCoordinates(from, to) {
  const names = sharedNames(from.filters, to.filters);
  if (!names) return null;
  const [before, after] = [numbers(from, to, names), numbers(to, from, names)];
  return { from: before, to: after, css: (/** @type {number[]} */ values) => css(values, names, to.filters) };
}

/**
 * The longer list's names, if the shorter list is a prefix of it.
 *
 * @param {any[][]} before
 * @param {any[][]} after
 */
function sharedNames(before, after) {
  const longer = before.length > after.length ? before : after;
  for (const [place, [name, ...values]] of longer.entries()) {
    const pair = [before[place], after[place]];
    if (pair.some((filter) => filter && filter[0] !== name)) return null;
    const isFixed = !(name in neutral);
    if (isFixed && pair.some((filter) => !filter || filter.slice(1).join() !== values.join())) return null;
  }
  return longer.map(([name]) => name);
}

/**
 * One number for each filter, the blur, and the shadow's color, radius and offset.
 *
 * @param {import("../transport/wire.js").Fields} fields
 * @param {import("../transport/wire.js").Fields} others
 * @param {string[]} names
 */
function numbers(fields, others, names) {
  const filters = names.map((name, place) => (name in neutral ? fields.filters[place]?.[1] ?? neutral[name] : 0));
  const shadow = fields.shadow ?? others.shadow;
  if (!shadow) return [...filters, fields.blur];
  const [color, radius, x, y] = shadow;
  const [red, green, blue, alpha] = channels(color);
  return [...filters, fields.blur, red, green, blue, fields.shadow ? alpha : 0, radius, x, y];
}

/**
 * @param {number[]} values
 * @param {string[]} names
 * @param {any[][]} filters
 */
function css(values, names, filters) {
  const list = names.map((name, place) => cssFilter(name in neutral ? [name, values[place]] : filters[place]));
  const [blur, red, green, blue, alpha, radius, x, y] = values.slice(names.length);
  list.push(`blur(${Math.max(blur, 0).toFixed(3)}px)`);
  if (red !== undefined) list.push(`drop-shadow(${x}px ${y}px ${Math.max(radius, 0)}px ${cssColor([red, green, blue, alpha])})`);
  return list.join(" ");
}
