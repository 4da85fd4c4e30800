// Arithmetic on points, as pairs of x and y, for gestures.

export function difference([ax, ay], [bx, by]) { return [ax - bx, ay - by]; }

export function middle([ax, ay], [bx, by]) { return [(ax + bx) / 2, (ay + by) / 2]; }

/** Degrees, clockwise from the x axis. */
export function angle(from, to) {
  const [x, y] = difference(to, from);
  return Math.atan2(y, x) * (180 / Math.PI);
}

/** The same turn by less than half a circle. */
export function wind(degrees) { return degrees - Math.round(degrees / 360) * 360; }

/** Points per second over the last moment. */
export function velocity(samples) {
  if (samples.length < 2) return [0, 0];
  const [[startTime, start], [endTime, end]] = [samples[0], samples.at(-1)];
  const seconds = endTime - startTime;
  return seconds > 0 ? difference(end, start).map((distance) => distance / seconds) : [0, 0];
}
