// Every key and word of the protocol, in the order of WireKey.swift; a test compares the two lists.

export const keys = Object.freeze(/** @type {const} */ ([
  "t", "hello", "environment", "open", "ack", "event", "welcome", "frame", "snapshot", "received", "reload",
  "address", "version", "nonce", "resume", "window", "ops", "sequence", "reason", "generation", "cleared", "client",
  "viewport", "safeArea", "scale", "locale", "languages", "timeZone", "colorScheme", "reducedMotion",
  "reducedTransparency", "increasedContrast", "textScale", "textDemands", "isVisible",
  "op", "id",
  "create", "update", "remove", "root", "focus", "fonts", "title", "language", "request",
  "ids", "faces", "requests", "text",
  "speak", "vibrate", "download", "copy", "openWindow", "closeWindow",
  "notify", "allowNotifications",
  "kind", "content", "leaving", "children", "placed", "left", "motions", "entrance",
  "opacity", "transform", "rotation", "anchor", "background", "radius", "border", "clips", "clipPath",
  "pin", "zIndex", "hittable", "hidden", "shadow", "blur", "filters", "blend", "isolates", "mask", "contentChange",
  "role", "label", "value", "hint", "help", "identifier", "silent", "selected", "level",
  "events", "disabled", "gestures", "focusable", "shortcut", "stepsBack", "stepsForward",
  "lines", "resource", "pixelated", "path", "viewBox", "fill", "evenOdd", "stroke", "paint", "width", "cap", "join",
  "miter", "dash", "dashPhase", "layers",
  "revision", "placeholder", "placeholderColor", "families", "size", "color", "tint", "alignment", "secure", "fraction",
  "lineHeight", "keyboard", "autocomplete", "capitalization", "corrects", "submitLabel", "selection",
  "minimum", "maximum", "step", "options", "dark",
  "link", "lift", "image", "opaque", "states", "operations", "symbols", "margin",
  "horizontal", "vertical", "indicators", "contentSize", "drift", "snap", "target", "offset", "animated", "serial", "inset", "zoom", "followed",
  "module", "payload",
  "stops", "menu", "stays", "passive", "first", "count",
  "parts", "edited", "gone",
  "curve", "delay", "pause", "speed", "repeats", "reverses", "motion", "from", "filter",
  "element", "focused", "tabbed", "unasked", "index", "phase", "start", "location", "velocity", "magnification", "time", "fingers", "key", "modifiers",
  "down", "repeated",
  "refreshing", "accept", "several", "opens", "name", "byteCount", "data", "drag",
]));

/** The kinds of events that an element can listen to, in the order of Swift's EventKind. */
export const eventKinds = Object.freeze(/** @type {const} */ ([
  "press", "activate", "hold", "text", "selection", "submit", "value", "focus", "scroll", "scrolling", "zoom", "gesture", "key",
  "link", "contextMenu", "back", "forward", "exit", "dismiss", "detent", "module",
  "drag", "drop", "file", "refresh",
  "copy", "cut", "paste",
]));

/**
 * @typedef {typeof keys[number]} Key
 * @typedef {typeof eventKinds[number]} EventKind
 * @typedef {Partial<Record<Key, any>>} Payload a message's values, by key
 */

export const protocolVersion = 3;

/**
 * The fields that every element has. Their values are JSON, in the shapes of Documentation/Protocol.md.
 *
 * @typedef {object} Fields
 * @property {number[]} frame
 * @property {any} content
 * @property {boolean} leaving
 * @property {any} entrance
 * @property {number} opacity
 * @property {any} transform
 * @property {number} rotation
 * @property {number[]} anchor
 * @property {any} background
 * @property {any} radius
 * @property {[string, number] | null} border
 * @property {boolean} clips
 * @property {[string, boolean] | null} clipPath
 * @property {[string, number] | null} pin
 * @property {number} zIndex
 * @property {boolean} hittable
 * @property {boolean} hidden
 * @property {[string, number, number, number] | null} shadow
 * @property {number} blur
 * @property {any[]} filters
 * @property {string} blend
 * @property {boolean} isolates
 * @property {any} mask
 * @property {any} contentChange
 * @property {string | null} role
 * @property {string | null} label
 * @property {string | null} value
 * @property {string | null} hint
 * @property {string | null} help
 * @property {string | null} language
 * @property {string | null} identifier
 * @property {boolean} silent
 * @property {boolean} selected
 * @property {number | null} level
 * @property {string[]} events
 * @property {boolean} disabled
 * @property {any[]} gestures
 * @property {boolean} focusable
 * @property {string[] | null} shortcut
 * @property {number} stepsBack
 * @property {number} stepsForward
 * @property {[number] | [] | null} drag
 */

/**
 * The defaults for an element's fields other than its kind and content.
 *
 * @type {Readonly<Fields>}
 */
export const fieldDefaults = Object.freeze({
  frame: [0, 0, 0, 0], content: null, leaving: false, entrance: null,
  opacity: 1, transform: null, rotation: 0, anchor: [0.5, 0.5], background: null, radius: 0, border: null, clips: false,
  clipPath: null, pin: null, zIndex: 0, hittable: true, hidden: false, shadow: null, blur: 0,
  filters: [], blend: "normal", isolates: false, mask: null, contentChange: null,
  role: null, label: null, value: null, hint: null, help: null, language: null, identifier: null, silent: false, selected: false, level: null,
  events: [], disabled: false, gestures: [], focusable: false, shortcut: null, stepsBack: 1, stepsForward: 0, drag: null,
});

/**
 * The fields that an operation contains.
 *
 * @param {Record<string, any>} operation
 * @returns {Partial<Fields>}
 */
export function fieldsOf(operation) {
  /** @type {Record<string, any>} */
  const fields = {};
  for (const name of Object.keys(operation)) {
    if (Object.hasOwn(fieldDefaults, name)) fields[name] = operation[name];
  }
  return fields;
}

/**
 * The values that are new or different in `after`.
 *
 * @param {Record<string, any>} before
 * @param {Record<string, any>} after
 */
export function differences(before, after) {
  /** @type {Record<string, any>} */
  const changes = {};
  for (const [name, value] of Object.entries(after)) {
    if (JSON.stringify(before[name]) !== JSON.stringify(value)) changes[name] = value;
  }
  return changes;
}
