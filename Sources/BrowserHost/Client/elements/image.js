// An image: a bitmap, stretched over the element's frame. Without a label it is decoration, hidden from assistive technology.
// With a tint, it is the mask of a box in that color.

import { Element } from "./element.js";
import { renewMask, retryWhenFailed } from "./imageRetry.js";

export class ImageElement extends Element {
  image = document.createElement("img");
  stencil = document.createElement("div");

  get isSolid() { return true; }

  get contentNode() { return this.fields.content?.tint ? this.stencil : this.image; }

  makeNode() {
    this.image.alt = "";
    this.image.draggable = false;
    this.image.decoding = "async";
    retryWhenFailed(this.image, () => renewMask(this.stencil));
    const node = document.createElement("div");
    this.stencil.className = "stencil";
    node.append(this.image, this.stencil);
    return node;
  }

  get takesRole() { return this.fields.role !== null && this.fields.role !== "image"; }

  /** @param {string | null} label */
  name(label) { this.image.alt = label ?? ""; }

  /**
   * @param {{ resource: string, pixelated?: boolean, tint?: string | null }} options
   * @param {any} previous
   */
  showContent({ resource, pixelated = false, tint = null }, previous) {
    if (resource !== previous?.resource) this.image.src = resource;
    this.image.style.imageRendering = pixelated ? "pixelated" : "";
    this.image.style.opacity = tint ? "0" : "";
    this.stencil.style.backgroundColor = tint ?? "transparent";
    this.stencil.style.maskImage = tint ? `url(${JSON.stringify(resource)})` : "";
  }
}
