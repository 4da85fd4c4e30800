// Random numbers that Swift and the page draw alike.

/**
 * 0..<1, the same as Chance.part in Swift.
 *
 * @param {number} seed
 * @param {number} ordinal
 * @param {number} plays
 */
export function chance(seed, ordinal, plays) {
  return (mixed(mixed(seed >>> 0, ordinal), plays) >>> 0) / 4294967296;
}

/**
 * @param {number} number
 * @param {number} other
 */
function mixed(number, other) {
  let bits = Math.imul(number ^ other, 0x9e3779b1);
  bits ^= bits >>> 16;
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
