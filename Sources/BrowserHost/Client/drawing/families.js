// Spells font families for CSS and for a canvas.

/** The browser's own emoji fonts. */
export const emojiFamilies = '"Noto Color Emoji","Apple Color Emoji","Segoe UI Emoji",sans-serif';

/** @param {string} family */
export function quotedFamily(family) { return `"${family.replace(/["\\\n]/g, (character) => `\\${character}`)}"`; }
