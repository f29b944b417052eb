import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const STYLES = "{site,playground}/**/*.css";

/** Returns declarations that name a side of the screen, which would be the wrong one in a right-to-left language. */
function physicalDeclarations(css: string): string[] {
  const declarations = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([a-z-]+)\s*:\s*([^;{}]+);/g);
  return Array.from(declarations)
    .filter(([, property = "", value = ""]) => isPhysical(property, value))
    .map(([, property, value]) => `${property}: ${value}`);
}

function isPhysical(property: string, value: string): boolean {
  if (property.startsWith("--")) return false;
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true;
  if (/(?:^|[\s(])(?:left|right)\b/.test(value)) return true;
  if (!/^(?:margin|padding|inset|border-(?:width|color|style|radius)|scroll-(?:margin|padding))$/.test(property))
    return false;
  // Top, right, bottom, left; for radii the corners from the top left one.
  const [first, second = first, third = first, fourth = second] = value
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, "")
    .split(/\s+/);
  return property === "border-radius" ? first !== second || third !== fourth : second !== fourth;
}

test("finds declarations for one side of the screen", () => {
  for (const [css, expected] of CASES) assert.deepEqual(physicalDeclarations(`a { ${css}; }`), expected, css);
});

const CASES: [string, string[]][] = [
  ["margin-left: 1rem", ["margin-left: 1rem"]],
  ["text-align: left", ["text-align: left"]],
  ["inset: 0 auto auto 0", ["inset: 0 auto auto 0"]],
  ["margin: 0 0 0 calc(1rem + (2px))", ["margin: 0 0 0 calc(1rem + (2px))"]],
  ["border-radius: 0 4px 4px 0", ["border-radius: 0 4px 4px 0"]],
  ["background: linear-gradient(to right, red, blue)", ["background: linear-gradient(to right, red, blue)"]],
  ["padding: 1px 2px 3px 2px", []],
  ["inset-inline-start: 0", []],
  ["mask-image: linear-gradient(to var(--inline-end), red, blue)", []],
];

test("styles use logical properties instead of sides of the screen", () => {
  const found = globSync(STYLES).flatMap((file) =>
    physicalDeclarations(readFileSync(file, "utf8")).map((declaration) => `${file}: ${declaration}`),
  );
  assert.deepEqual(found, []);
});
