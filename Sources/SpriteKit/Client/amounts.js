// How far an action changes a channel, measured when it begins.

import { channels } from "./state.js";

const { xScale, width, height } = channels;

/**
 * @param {any[]} change
 * @param {Float64Array} values
 */
export function amountOf([channel, measure, amount], values) {
  const value = values[channel];
  switch (measure) {
    case "to": return amount - value;
    case "times": return value * (amount - 1);
    case "turn": return remainder(amount - value, 2 * Math.PI);
    case "size": {
      const length = values[channel === xScale ? width : height];
      return length === 0 ? 0 : amount / length - value;
    }
    default: return amount;
  }
}

/**
 * IEEE 754's remainder: subtracts the nearest multiple, the even one on a tie.
 *
 * @param {number} value
 * @param {number} divisor
 */
function remainder(value, divisor) {
  const quotient = value / divisor;
  let whole = Math.round(quotient);
  if (Math.abs(quotient - Math.trunc(quotient)) === 0.5 && whole % 2 !== 0) whole -= 1;
  return value - whole * divisor;
}
