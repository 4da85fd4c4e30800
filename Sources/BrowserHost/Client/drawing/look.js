// Writes the styles that any element can have, through the CSS object model: a strict content security policy forbids style
// attributes in markup, and an app's text must never become markup.

import { CanvasDrawing } from "./canvasDrawing.js";
import { cssFilter } from "./filters.js";
import { cssGradient, isColor, isDrawn, isMaterial } from "./paint.js";
import { showPaint } from "./paintImage.js";
import { cssTransform } from "../motion/transforms.js";

/**
 * @typedef {import("../elements/element.js").Element} ShownElement
 * @typedef {import("../transport/wire.js").Fields} Fields
 */

/** CSS's z-indices are integers; the wire has at most three decimals. */
const layersPerUnit = 1000;
const layerMax = 2_000_000_000;

/** @type {{ fields: string[], show: (node: HTMLElement, fields: Fields, element: ShownElement, changes: Partial<Fields>) => void }[]} */
const steps = [
  { fields: ["frame", "pin"], show: place },
  { fields: ["transform", "anchor"], show: transform },
  { fields: ["opacity"], show: ({ style }, { opacity }) => { style.opacity = opacity === 1 ? "" : String(opacity); } },
  { fields: ["background"], show: paintBackground },
  { fields: ["frame"], show: refitBackground },
  { fields: ["radius"], show: ({ style }, { radius }) => { style.borderRadius = radius ? cssRadius(radius) : ""; } },
  { fields: ["border"], show: frameWithBorder },
  { fields: ["clips"], show: (node, { clips }) => node.classList.toggle("clips", clips) },
  { fields: ["clipPath"], show: cut },
  { fields: ["zIndex"], show: layer },
  { fields: ["shadow", "blur", "filters"], show: filter },
  { fields: ["blend"], show: mix },
  { fields: ["isolates"], show: ({ style }, { isolates }) => { style.isolation = isolates ? "isolate" : ""; } },
  { fields: ["mask"], show: mask },
  { fields: ["frame"], show: refitMask },
  { fields: ["hidden"], show: (node, { hidden }) => node.classList.toggle("hidden", hidden) },
  { fields: ["hittable"], show: (node, { hittable }) => node.classList.toggle("untouchable", !hittable) },
  { fields: ["leaving", "hidden", "opacity"], show: putOutOfReach },
  { fields: ["help", "background", "events", "gestures"], show: solidify },
];

/**
 * @param {number | number[]} radius Of all corners, or of each.
 * @returns {string}
 */
function cssRadius(radius) {
  return Array.isArray(radius) ? radius.map((corner) => `${corner}px`).join(" ") : `${radius}px`;
}

/** The steps that each field requires, as a bit mask: most updates change only one or two of forty fields. */
const stepsOfField = new Map();
steps.forEach(({ fields }, place) => {
  for (const field of fields) stepsOfField.set(field, (stepsOfField.get(field) ?? 0) | (1 << place));
});

/**
 * Shows the changed fields of an element.
 *
 * @param {ShownElement} element
 * @param {Partial<Fields>} changes
 */
export function look(element, changes) {
  let due = 0;
  for (const field of Object.keys(changes)) due |= stepsOfField.get(field) ?? 0;
  for (let place = 0; due !== 0; place += 1, due >>>= 1) {
    if (due & 1) steps[place].show(element.node, element.fields, element, changes);
  }
}

/**
 * A pinned element is in the normal flow of its parent, as the only one, so that `position: sticky` works. Other elements are
 * moved and resized often, so only changed properties are written.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 * @param {ShownElement} element
 */
function place({ style, classList }, { frame, pin }, element) {
  const before = element.place;
  element.place = pin === null ? frame : null;
  const [x, y, width, height] = frame;
  if (before && pin === null) {
    if (x !== before[0]) style.left = `${x}px`;
    if (y !== before[1]) style.top = `${y}px`;
    if (width !== before[2]) style.width = `${width}px`;
    if (height !== before[3]) style.height = `${height}px`;
    return;
  }
  classList.toggle("pinned", pin !== null);
  style.left = pin ? "" : `${x}px`;
  style.top = pin ? "" : `${y}px`;
  style.bottom = "";
  style.right = "";
  if (pin) style.setProperty(pin[0], `${pin[1]}px`);
  style.marginLeft = pin ? `${x}px` : "";
  style.marginTop = pin ? `${y}px` : "";
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/**
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function transform({ style }, { transform: values, anchor: [x, y] }) {
  style.transform = cssTransform(values);
  style.transformOrigin = values ? `${x * 100}% ${y * 100}%` : "";
}

/**
 * @param {HTMLElement} node
 * @param {Fields} fields
 * @param {ShownElement} element
 */
function paintBackground({ style }, { background, frame: [, , width, height] }, element) {
  const color = isMaterial(background) ? background[1] : background;
  style.backgroundColor = isColor(color) ? color : "";
  blurBehind(/** @type {any} */ (style), isMaterial(background) ? background[2] : 0);
  if (isDrawn(background)) return drawBackground(element, background, width, height);
  if (element.drawnBackground) style.backgroundSize = "";
  element.drawnBackground = null;
  style.backgroundImage = color && !isColor(color) ? cssGradient(color, width, height) : "";
}

/**
 * A plain color needs no update when the size changes.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 * @param {ShownElement} element
 * @param {Partial<Fields>} changes
 */
function refitBackground(node, fields, element, changes) {
  if (fields.background === null || isColor(fields.background) || "background" in changes) return;
  paintBackground(node, fields, element);
}

/**
 * Colors behind it are saturated, or the blur would wash them out.
 *
 * @param {CSSStyleDeclaration & { backdropFilter: string }} style
 * @param {number} radius
 */
function blurBehind(style, radius) {
  const filter = radius > 0 ? `blur(${radius}px) saturate(1.6)` : "";
  if (style.backdropFilter === filter) return;
  style.backdropFilter = filter;
  // Safari before 18 only knows the prefixed name.
  style.setProperty("-webkit-backdrop-filter", filter);
}

/**
 * Drawn again when the background or the size changes, and when an image in it has loaded.
 *
 * @param {ShownElement} element
 * @param {any} background
 * @param {number} width
 * @param {number} height
 */
function drawBackground(element, background, width, height) {
  const key = JSON.stringify([background, width, height]);
  if (element.drawnBackground === key) return;
  element.drawnBackground = key;
  showPaint(background, width, height, (image) => {
    if (element.drawnBackground !== key) return;
    element.node.style.backgroundImage = image;
    element.node.style.backgroundSize = "100% 100%";
  });
}

/**
 * Drawn by a pseudo-element over the children, so that it takes up no space.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function frameWithBorder(node, { border }) {
  node.classList.toggle("bordered", border !== null);
  if (!border) return node.style.removeProperty("--border");
  node.style.setProperty("--border", `${border[1]}px solid ${border[0]}`);
}

/**
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function cut({ style }, { clipPath }) {
  style.clipPath = clipPath ? `path(${clipPath[1] ? "evenodd" : "nonzero"}, ${JSON.stringify(clipPath[0])})` : "";
}

/**
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function layer({ style }, { zIndex }) {
  const scaled = Math.round(zIndex * layersPerUnit);
  style.zIndex = String(Math.min(Math.max(scaled, -layerMax), layerMax));
}

/**
 * A mode that the browser doesn't know leaves the one that was set before.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function mix({ style }, { blend }) {
  style.mixBlendMode = blend === "plus-darker" ? "multiply" : "";
  if (blend !== "normal") style.mixBlendMode = blend;
}

/**
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function filter({ style }, { shadow, blur, filters: changes }) {
  const filters = changes.map(cssFilter);
  if (blur > 0) filters.push(`blur(${blur}px)`);
  if (shadow) {
    const [color, radius, x, y] = shadow;
    filters.push(`drop-shadow(${x}px ${y}px ${radius}px ${color})`);
  }
  style.filter = filters.join(" ");
}

/**
 * A mask larger than the element also shows what is drawn outside the element's bounds, such as its shadow.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 * @param {ShownElement} element
 */
function mask({ style }, { mask: through, frame: [, , width, height] }, element) {
  const isImage = through?.[0] === "image", isDrawing = through?.[0] === "drawing";
  const [, resource, x = 0, y = 0, wide = width, high = height] = isImage ? through : [];
  if (isDrawing) maskByDrawing(element, through);
  else style.maskImage = isImage ? `url(${JSON.stringify(resource)})` : through ? maskGradient(through, width, height) : "";
  const [top, left, bottom, right] = (isDrawing && through[1].margin) || [0, 0, 0, 0];
  style.maskPosition = through ? `${x - left}px ${y - top}px` : "";
  style.maskSize = through ? `${left + wide + right}px ${top + high + bottom}px` : "";
  style.maskClip = isDrawing && through[1].margin ? "no-clip" : "";
  style.maskRepeat = through ? "no-repeat" : "";
}

/**
 * @param {HTMLElement} node
 * @param {Fields} fields
 * @param {ShownElement} element
 * @param {Partial<Fields>} changes
 */
function refitMask(node, fields, element, changes) {
  if (fields.mask !== null && !("mask" in changes)) mask(node, fields, element);
}

/**
 * Drawn again when it changes, and when an image in it has loaded.
 *
 * @param {ShownElement} element
 * @param {any[]} through
 */
function maskByDrawing(element, through) {
  if (element.maskDrawn === through) return;
  element.maskDrawn = through;
  const canvas = document.createElement("canvas");
  const drawing = new CanvasDrawing(through[1], () => {
    if (element.maskDrawn === through && element.fields.mask === through) show();
  });
  const show = () => {
    drawing.draw(canvas);
    element.node.style.maskImage = canvas.width > 0 && canvas.height > 0 ? `url("${canvas.toDataURL()}")` : "";
  };
  show();
}

/**
 * @param {any} paint
 * @param {number} width
 * @param {number} height
 */
function maskGradient(paint, width, height) {
  return isColor(paint) ? `linear-gradient(${paint},${paint})` : cssGradient(paint, width, height);
}

/** The nodes that are inert only because they are fully transparent. */
const unseen = new WeakSet();

/**
 * Makes nodes that can't be seen inert, with everything below them: no hit testing, tab order or accessibility. A node that is
 * merely transparent stays active while it contains a node with lent focus.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 */
function putOutOfReach(node, { leaving, hidden, opacity }) {
  const isUnseen = opacity === 0 && !hidden && !leaving;
  node.classList.toggle("leaving", leaving);
  if (isUnseen) unseen.add(node); else unseen.delete(node);
  const isOut = leaving || hidden || (isUnseen && !isHeldInReach(node));
  if (node.inert !== isOut) node.inert = isOut;
}

/**
 * The focused node inside something transparent, and the transparent nodes that are kept active for it.
 *
 * @type {{ node: HTMLElement, held: Set<HTMLElement> } | null}
 */
let lent = null;

/**
 * Lets a node inside something fully transparent have the focus until it loses it: fields for one-time codes are made that way,
 * and the app draws their digits itself.
 *
 * @param {HTMLElement} node
 */
export function bringIntoReach(node) {
  const held = new Set();
  for (let around = /** @type {HTMLElement | null} */ (node); around; around = around.parentElement) if (unseen.has(around)) held.add(around);
  takeBackReach();
  if (held.size === 0) return;
  for (const each of held) each.inert = false;
  lent = { node, held };
}

/**
 * Whether a node is inert only because it, or an ancestor, is transparent.
 *
 * @param {HTMLElement} node
 */
export function isOnlyUnseen(node) {
  for (let inert = node.closest("[inert]"); inert; inert = inert.parentElement?.closest("[inert]") ?? null) {
    if (!unseen.has(inert)) return false;
  }
  return true;
}

/**
 * Whether a node contains one with lent focus. If the node has just become transparent, it is kept active as well.
 *
 * @param {HTMLElement} node
 */
function isHeldInReach(node) {
  if (!lent || document.activeElement !== lent.node || !node.contains(lent.node)) return false;
  lent.held.add(node);
  return true;
}

/** A removed node loses the focus without an event, so this is called after each patch as well. */
export function takeBackReach() {
  // If the whole window has lost the focus, the node will get it back.
  if (!lent || document.activeElement === lent.node) return;
  for (const each of lent.held) each.inert ||= unseen.has(each);
  lent = null;
}

document.addEventListener("focusout", ({ target }) => { if (target === lent?.node) takeBackReach(); });

/** An element that listens to one of these takes part in hit testing. */
const solidEvents = new Set(["press", "gesture", "contextMenu", "drag", "drop"]);

/**
 * An empty box is transparent to hit testing; a box with a background, gestures or listeners is not.
 *
 * @param {HTMLElement} node
 * @param {Fields} fields
 * @param {ShownElement} element
 */
function solidify({ classList }, { background, events, gestures, help }, element) {
  const isSolid = element.isSolid || background !== null || gestures.length > 0 || help !== null
    || events.some((kind) => solidEvents.has(kind));
  classList.toggle("solid", isSolid);
}
