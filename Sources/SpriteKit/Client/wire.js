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

/**
 * The scene, as SceneSource.swift writes it: what is drawn, and when.
 *
 * @typedef {object} Head
 * @property {number} root the scene's serial number
 * @property {number[]} size
 * @property {number} mode how it fills the view, as SKSceneScaleMode has it
 * @property {number[]} anchor
 * @property {number} [camera]
 * @property {number} [listener]
 * @property {number[]} background
 * @property {boolean} [transparent]
 * @property {number[]} [bars] the colour beside it
 * @property {number} [fps]
 * @property {number} [zero] the host's clock when the scene's was 0; without it the scene's time is stopped
 * @property {number} [time] the scene's time while it is stopped
 * @property {any[]} [transition] a number that identifies it, its kind, its seconds, and the kind's parameters
 * @property {boolean} [hover]
 * @property {boolean} [multiple]
 * @property {string[]} [debug] the numbers to be shown
 * @property {string} [label]
 * @property {number[]} [sync] the number of a question, and the host's clock
 */

/**
 * A node, as SKNode+JSON.swift writes it. What follows `accessibility` is there for the kinds of nodes that draw it.
 *
 * @typedef {object} Part
 * @property {string} kind
 * @property {number} [parent]
 * @property {number} [mask] the crop node whose mask it is
 * @property {number} order among its parent's children
 * @property {number[]} values channels and their values, where they aren't the initial ones
 * @property {number} [z]
 * @property {boolean} [hidden]
 * @property {number} [texture]
 * @property {number[]} [sounding]
 * @property {number} [time]
 * @property {number} [rate]
 * @property {any[]} [actions]
 * @property {any} [emitter]
 * @property {any} [accessibility]
 * @property {number} [blend]
 * @property {number[]} [anchor]
 * @property {number[]} [center]
 * @property {number[]} color
 * @property {number[]} corner
 * @property {any[][]} runs
 * @property {string} path
 * @property {number[]} [fill]
 * @property {number[]} [stroke]
 * @property {number} width
 * @property {number} [glow]
 * @property {CanvasLineCap} cap
 * @property {CanvasLineJoin} join
 * @property {number} miter
 * @property {string} [sound]
 * @property {boolean} [positional]
 */
