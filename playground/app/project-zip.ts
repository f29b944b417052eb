import { strToU8, zipSync } from "fflate";
import type { Files } from "../protocol.ts";

/** Returns a zip of the project, whose package.json has webpack in the version that built it here. */
export function projectZip(files: Files, version: string): Uint8Array<ArrayBuffer> {
  const described = parsed(files["package.json"]);
  const devDependencies = { webpack: version, "webpack-cli": "^7.0.0", ...recordOf(described["devDependencies"]) };
  const text = `${JSON.stringify({ private: true, ...described, devDependencies }, undefined, 2)}\n`;
  const entries = Object.entries({ ...files, "package.json": text });
  return zipSync(Object.fromEntries(entries.map(([path, content]) => [`webpack-project/${path}`, strToU8(content)])));
}

function parsed(text = "{}"): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
