// Decomposes transforms into numbers that can be animated: halfway through a rotation is not halfway between two matrices.

const identity = [1, 0, 0, 1, 0, 0];

/**
 * CSS for a transform in the wire format.
 *
 * @param {any} values
 */
export function cssTransform(values) {
  if (!values) return "";
  if (isTurn(values)) return cssTurn(turnCoordinates(values));
  return values.length === 6 ? `matrix(${values.join(",")})` : `matrix3d(${values.join(",")})`;
}

/**
 * Two transforms as coordinates that can be interpolated, and the conversion back to CSS. Flat ones are [x, y, angle, scaleX,
 * shear, scaleY], 3D rotations [angle, axis x, y, z, anchorZ, the eye's nearness]; for other 3D transforms, the sixteen matrix
 * entries.
 *
 * @param {any} from
 * @param {number} fromRotation
 * @param {any} to
 * @param {number} toRotation
 */
export function transformCoordinates(from, fromRotation, to, toRotation) {
  if (isTurn(from ?? to) && isTurn(to ?? from)) {
    // A missing transform is the same rotation by angle 0.
    const [start, end] = [from ?? unturned(to), to ?? unturned(from)].map(turnCoordinates);
    return { kind: "turn", from: start, to: end, css: cssTurn };
  }
  if ([from, to].some((values) => values && values.length !== 6)) {
    return { kind: "depth", from: entries(from), to: entries(to), css: cssDeep };
  }
  const start = decompose(from ?? identity);
  const end = decompose(to ?? identity);
  // A transform that scales to 0 has no angle of its own.
  if (start.isFlat) start.angle = end.angle;
  if (end.isFlat) end.angle = start.angle;
  if (fromRotation !== 0 || toRotation !== 0) {
    start.angle = wind(start.angle, fromRotation * (Math.PI / 180));
    end.angle = wind(end.angle, toRotation * (Math.PI / 180));
  } else {
    end.angle = wind(end.angle, start.angle);
  }
  return { kind: "flat", from: start.coordinates(), to: end.coordinates(), css: cssFlat };
}

/** @param {any[]} box */
export function cssFlat([x, y, angle, scaleX, shear, scaleY]) {
  const cosine = Math.cos(angle), sine = Math.sin(angle);
  const matrix = [
    cosine * scaleX, sine * scaleX, cosine * shear - sine * scaleY, sine * shear + cosine * scaleY, x, y,
  ];
  return `matrix(${matrix.map(plain).join(",")})`;
}

/** @param {number[]} values */
function cssDeep(values) { return `matrix3d(${values.map(plain).join(",")})`; }

// MARK: Turns in space

/** @param {any} values */
function isTurn(values) { return values?.[0] === "turn"; }

/** @param {any[]} values */
function unturned([name, , ...rest]) { return [name, 0, ...rest]; }

/** @param {any[]} values */
function turnCoordinates([, degrees, x, y, z, anchorZ, eyeDistance]) {
  return [degrees * (Math.PI / 180), x, y, z, anchorZ, eyeDistance > 0 ? 1 / eyeDistance : 0];
}

/** @param {number[]} coordinates */
function cssTurn(coordinates) { return cssDeep(turnEntries(coordinates)); }

/**
 * The sixteen matrix entries of a rotation, as in Transform+Matrices.swift.
 *
 * @param {number[]} coordinates
 */
function turnEntries([angle, axisX, axisY, axisZ, anchorZ, nearness]) {
  const length = Math.hypot(axisX, axisY, axisZ);
  const [x, y, z] = [axisX, axisY, axisZ].map((side) => side / (length || 1));
  // With a zero axis there is no rotation.
  const c = length > 0 ? Math.cos(angle) : 1, s = length > 0 ? Math.sin(angle) : 0, t = 1 - c;
  const columns = [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c],
  ];
  columns.push(columns[2].map((side, row) => (row === 2 ? anchorZ : 0) - anchorZ * side));
  return columns.flatMap((column, place) => [...column, (place === 3 ? 1 : 0) - nearness * column[2]]);
}

// MARK: Products

/**
 * The product of two transforms; the second one is applied first.
 *
 * @param {any} left
 * @param {any} right
 */
export function multiply(left, right) {
  if (!left) return right;
  if (!right) return left;
  const a = entries(left), b = entries(right);
  const product = a.map((/** @type {any} */ _, /** @type {number} */ place) => {
    const row = place % 4, column = place - row;
    return [0, 1, 2, 3].reduce((sum, step) => sum + a[step * 4 + row] * b[column + step], 0);
  });
  const isFlat = left.length === 6 && right.length === 6;
  return isFlat ? [0, 1, 4, 5, 12, 13].map((place) => product[place]) : product;
}

/** @param {any} values */
function entries(values) {
  if (isTurn(values)) return turnEntries(turnCoordinates(values));
  if (values?.length === 16) return values;
  const [a, b, c, d, x, y] = values ?? identity;
  return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1];
}

/** @param {number[]} values */
function decompose([a, b, c, d, x, y]) {
  // A reflection is a negative scale, not half a turn.
  const sign = a * d - b * c < 0 && a < 0 ? -1 : 1;
  const scaleX = sign * Math.hypot(a, b);
  const isFlat = Math.abs(scaleX) < 1e-9;
  const angle = isFlat ? Math.atan2(-c, d) : Math.atan2(sign * b, sign * a);
  const cosine = Math.cos(angle), sine = Math.sin(angle);
  return {
    angle, isFlat: isFlat && Math.hypot(c, d) < 1e-9,
    coordinates() { return [x, y, this.angle, scaleX, cosine * c + sine * d, cosine * d - sine * c]; },
  };
}

/**
 * The angle equivalent to `angle` that is nearest to `near`.
 *
 * @param {number} angle
 * @param {number} near
 */
function wind(angle, near) {
  return angle + Math.round((near - angle) / (2 * Math.PI)) * 2 * Math.PI;
}

/**
 * A number without an exponent: CSS may not parse very small numbers back.
 *
 * @param {number} number
 */
function plain(number) { return Math.abs(number) < 1e-6 ? 0 : Number(number.toFixed(6)); }
