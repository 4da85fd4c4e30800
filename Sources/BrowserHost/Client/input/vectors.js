// Arithmetic on points, as pairs of x and y, for gestures.

/**
 * @param {number[]} values
 * @param {number[]} values2
 */
export function difference([ax, ay], [bx, by]) { return [ax - bx, ay - by]; }

/**
 * @param {number[]} values
 * @param {number[]} values2
 */
export function middle([ax, ay], [bx, by]) { return [(ax + bx) / 2, (ay + by) / 2]; }

/**
 * Degrees, clockwise from the x axis.
 *
 * @param {number[]} from
 * @param {number[]} to
 */
export function angle(from, to) {
  const [x, y] = difference(to, from);
  return Math.atan2(y, x) * (180 / Math.PI);
}

/**
 * The equivalent angle of less than half a turn.
 *
 * @param {number} degrees
 */
export function wind(degrees) { return degrees - Math.round(degrees / 360) * 360; }

/**
 * The recent velocity in points per second.
 *
 * @param {[number, number[]][]} samples
 */
export function velocity(samples) {
  if (samples.length < 2) return [0, 0];
  const [[startTime, start], [endTime, end]] = [samples[0], samples[samples.length - 1]];
  const seconds = endTime - startTime;
  return seconds > 0 ? difference(end, start).map((distance) => distance / seconds) : [0, 0];
}
