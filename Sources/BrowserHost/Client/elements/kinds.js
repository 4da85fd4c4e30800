// The class for each kind of element.

import { Element } from "./element.js";
import { ButtonElement } from "./button.js";
import { ControlElement } from "./control.js";
import { DialogElement } from "./dialog.js";
import { CanvasElement } from "./canvas.js";
import { FileElement } from "./file.js";
import { ImageElement } from "./image.js";
import { LinkElement } from "./link.js";
import { ModuleElement } from "./module.js";
import { PagesElement } from "./pages.js";
import { PathElement } from "./path.js";
import { ProgressElement } from "./progress.js";
import { ScrollElement } from "./scroll.js";
import { ShareElement } from "./share.js";
import { TextElement } from "./text.js";
import { TextFieldElement } from "./textField.js";

/** @typedef {import("./surface.js").Surface} Surface */

/** @type {Record<string, new (id: number, kind: string, surface: Surface) => Element<any>>} */
const kinds = {
  group: Element, text: TextElement, image: ImageElement, path: PathElement, button: ButtonElement, link: LinkElement,
  share: ShareElement,
  textField: TextFieldElement, textEditor: TextFieldElement, progress: ProgressElement, scroll: ScrollElement,
  module: ModuleElement,
  menuControl: ControlElement, sliderControl: ControlElement, dateControl: ControlElement, timeControl: ControlElement,
  dateTimeControl: ControlElement, colorControl: ControlElement, file: FileElement,
  dialog: DialogElement, pages: PagesElement, canvas: CanvasElement,
};

/**
 * @param {number} id
 * @param {string} kind
 * @param {Surface} surface
 * @returns {Element<any>}
 */
export function makeElement(id, kind, surface) {
  const Kind = Object.hasOwn(kinds, kind) ? kinds[kind] : null;
  if (!Kind) throw new Error(`no element is of the kind ${kind}`);
  return new Kind(id, kind, surface).build();
}
