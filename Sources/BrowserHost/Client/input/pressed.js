// The gestures that follow a finger which is still down.

export const pressed = new Set();

// Listens at the window: an element that captured the finger may keep its release from those it was on before.
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, (event) => { for (const gestures of [...pressed]) gestures.cancel(event); });
}
