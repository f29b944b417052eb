import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { filesBelow } from "../cache/hash.ts";
import { emitFile } from "../files/emit-file.ts";

/** Where TypeScript looks for a style sheet's types, besides the style sheet's own folder: `rootDirs` in tsconfig.json. */
const FOLDER = ".cache/style-types";

/** Writes the types of the CSS modules below some folders: with them, a misspelled class is a type error. */
export function emitStyleTypes(folders: readonly string[]): void {
  for (const path of folders.flatMap(filesBelow).filter((file) => file.endsWith(".module.css"))) {
    const { exports } = transform({ filename: path, code: readFileSync(path), cssModules: true });
    const classes = Object.keys(exports ?? {}).sort();
    const members = classes.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
    const file = join(FOLDER, path.replace(/css$/, "d.css.ts"));
    emitFile(file, `declare const classes: {\n${members.join("")}};\nexport default classes;\n`);
  }
}
