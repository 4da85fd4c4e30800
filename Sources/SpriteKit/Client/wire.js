// Every name in the JSON that a scene's source and this module exchange, in the order of SpriteKey.swift; a test compares the
// two lists, and another the names that the other files use with it.

export const keys = Object.freeze([
  // The scene: what is drawn, and when
  "root", "size", "mode", "anchor", "camera", "listener", "background", "transparent", "bars", "fps", "zero", "time",
  "transition", "hover", "multiple", "debug", "label", "sync",
  // A node
  "kind", "parent", "mask", "order", "values", "z", "hidden", "texture", "sounding", "accessibility", "rate",
  "actions", "emitter",
  // What a node is to assistive technology
  "value", "hint", "identifier", "disabled", "selected", "bounds",
  // A node's actions, and programs
  "program", "seed", "pace", "state", "duration", "speed", "easing", "changes", "parts", "range", "count", "points",
  "offset", "orients", "textures", "frame", "resizes", "restores", "url", "does",
  // What kinds of nodes draw
  "blend", "center", "color", "corner", "runs", "path", "fill", "stroke", "width", "glow", "cap", "join", "miter",
  "sound", "positional",
  // Emitters
  "clock", "target", "rising", "phases", "start", "end", "before", "due", "longest", "limit", "numbers",
  "scales", "alphas", "colors", "blends", "times",
  // Events
  "touches", "modifiers", "code", "text", "down", "again", "press", "wheel",
]);

/** The kinds of a scene's parts: a part's name is the kind, and a serial number. */
export const partKinds = Object.freeze(["node", "program", "texture"]);

/**
 * The kind and the serial number of a part's name.
 *
 * @param {string} name
 * @returns {[string, number]}
 */
export function partOf(name) {
  const kind = partKinds.find((kind) => name.startsWith(kind)) ?? "";
  return [kind, Number(name.slice(kind.length))];
}
