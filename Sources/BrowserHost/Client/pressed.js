// The elements with a finger on them whose gestures wait for it to be lifted.

export const pressed = new Set();

// Whoever took the finger over may keep its release from those that it was on before.
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, (event) => { for (const gestures of [...pressed]) gestures.cancel(event); });
}
