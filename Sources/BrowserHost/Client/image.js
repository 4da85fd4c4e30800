// A bitmap, stretched over the element's frame. Without a label it is decoration, and silent.

import { Element } from "./element.js";

export class ImageElement extends Element {
  get isSolid() { return true; }

  makeNode() {
    this.image = document.createElement("img");
    this.image.alt = "";
    this.image.draggable = false;
    this.image.decoding = "async";
    const node = document.createElement("div");
    node.append(this.image);
    return node;
  }

  get takesRole() { return this.fields.role !== null && this.fields.role !== "image"; }

  name(label) { this.image.alt = label ?? ""; }

  showContent({ resource, pixelated = false }, previous) {
    if (resource !== previous?.resource) this.image.src = resource;
    this.image.style.imageRendering = pixelated ? "pixelated" : "";
  }
}
