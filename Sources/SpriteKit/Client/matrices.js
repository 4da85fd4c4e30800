// Affine transforms: a, b, c, d, e, f, in the order of a canvas.

/**
 * The transform that applies the second first, then the first.
 *
 * @param {Iterable<number>} outer
 * @param {Iterable<number>} inner
 */
export function multiply([a, b, c, d, e, f], [ia, ib, ic, id, ie, iF]) {
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * iF + e, b * ie + d * iF + f];
}

/** @param {Iterable<number>} matrix */
export function inverted([a, b, c, d, e, f]) {
  const determinant = a * d - b * c;
  if (determinant === 0) return [1, 0, 0, 1, 0, 0];
  return [
    d / determinant, -b / determinant, -c / determinant, a / determinant,
    (c * f - d * e) / determinant, (b * e - a * f) / determinant,
  ];
}
