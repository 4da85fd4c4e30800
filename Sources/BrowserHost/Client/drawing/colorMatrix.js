// The matrices of CSS's color filters (Filter Effects, section 10), for applying them to pixels.

/** The weights of red, green and blue in luminance. */
const luminance = [0.213, 0.715, 0.072];

const identity = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0];

/**
 * Four rows of five: the weights of red, green, blue and opacity in each component of the new color, and an offset.
 *
 * @param {string} name
 * @param {number[]} values
 */
export function colorMatrix(name, values) {
  const [amount] = values;
  switch (name) {
  case "matrix": return values;
  case "contrast": return rows((row, column) => (row === column ? amount : 0), 0.5 - 0.5 * amount);
  case "saturate": return saturation(amount);
  case "grayscale": return saturation(1 - Math.min(amount, 1));
  case "hue-rotate": return hueRotation((amount * Math.PI) / 180);
  default: return identity;
  }
}

/**
 * The rows of a matrix that doesn't change opacity.
 *
 * @param {(row: number, column: number) => number} part
 */
function rows(part, offset = 0) {
  const matrix = [...identity];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) matrix[row * 5 + column] = part(row, column);
    matrix[row * 5 + 4] = offset;
  }
  return matrix;
}

/** @param {number} amount */
function saturation(amount) {
  return rows((row, column) => luminance[column] * (1 - amount) + (row === column ? amount : 0));
}

/** @param {number} angle */
function hueRotation(angle) {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turned = [[-0.213, -0.715, 0.928], [0.143, 0.14, -0.283], [-0.787, 0.715, 0.072]];
  return rows((row, column) => {
    const own = row === column ? 1 : 0;
    return luminance[column] + cosine * (own - luminance[column]) + sine * turned[row][column];
  });
}
