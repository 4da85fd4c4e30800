// Records which gestures were claimed for a pointer event.

/** For each pointer event, the names of the gestures that other elements have claimed. */
export const taken = new WeakMap();
