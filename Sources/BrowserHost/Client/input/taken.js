// Which gestures were recognised in a pointer event.

/** Pointer events that another element has taken, by event: the names of the gestures that it recognises. */
export const taken = new WeakMap();
