// The set of elements whose gestures follow a finger that is still down.

export const pressed = new Set();

// Whoever took the finger over may keep its release from those that it was on before.
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, (event) => { for (const gestures of [...pressed]) gestures.cancel(event); });
}
