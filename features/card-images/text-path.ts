import { readFileSync } from "node:fs";
import opentype, { type Font } from "opentype.js";

export type TextStyle = { weight: 500 | 700; size: number };

/** Returns the outline of a line of text as path data, so that the drawing needs no font. */
export function textPath(text: string, { weight, size }: TextStyle, x: number, y: number): string {
  return fontOf(weight).getPath(text, x, y, size).toPathData(1);
}

/** Breaks text into lines that fit, at spaces and, in long names, after dots. Marks text that is cut off. */
export function breakLines(text: string, style: TextStyle, width: number, most: number): string[] {
  const fits = (line: string) => fontOf(style.weight).getAdvanceWidth(line.trimEnd(), style.size) <= width;
  const lines: string[] = [];
  for (const part of text.split(/(?<=[\s./-])/)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  const shown = lines.slice(0, most).map((line) => line.trimEnd());
  return lines.length > most ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown;
}

const fonts = new Map<number, Font>();

function fontOf(weight: TextStyle["weight"]): Font {
  const font = fonts.get(weight) ?? readFont(weight);
  fonts.set(weight, font);
  return font;
}

function readFont(weight: number): Font {
  const name = `@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-${weight}-normal.woff`;
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(import.meta.resolve(name)));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}
