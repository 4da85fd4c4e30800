// Browser API that TypeScript 4.8's library doesn't declare.

interface Array<T> {
  findLast(predicate: (value: T) => unknown): T | undefined;
  findLastIndex(predicate: (value: T) => unknown): number;
  toReversed(): T[];
}

interface CSSStyleDeclaration {
  scrollbarWidth: string;
}

interface CanvasRenderingContext2D {
  fontKerning: string;
  letterSpacing: string;
}

interface HTMLElement {
  inert: boolean;
  popover: string | null;
  showPopover(): void;
}

interface HTMLSelectElement {
  showPicker(): void;
}

interface Navigator {
  readonly userActivation?: { readonly isActive: boolean };
}

interface ParentNode {
  moveBefore?(node: Node, next: Node | null): void;
}

interface FocusOptions {
  focusVisible?: boolean;
}

interface Element {
  scrollTo(options: { left?: number, top?: number, behavior: "smooth" | "instant" }): void;
}

interface String {
  toWellFormed?(): string;
}
