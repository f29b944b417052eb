import { deflateSync } from "node:zlib";
import type { Project } from "./projects.ts";

/** A question for each bundler: does it build this without a plugin, loader or configuration? */
export type Probe = {
  name: string;
  files: Project;
  /** The entry if it isn't src/index.js. Vite always starts with index.html. */
  entry?: string;
  /** Tells whether the build wrote what was expected. */
  works: (written: ReadonlyMap<string, string>) => boolean;
};

const SCRIPT = /\.[cm]?js$/;

export const PROBES: Probe[] = [
  {
    name: "TypeScript",
    entry: "src/index.ts",
    files: page("ts", {
      "src/index.ts": 'import { label } from "./label.ts";\nconst text: string = label("typed");\nconsole.log(text);\n',
      "src/label.ts": 'export function label(text: string): string {\n  return "label " + text;\n}\n',
    }),
    works: (written) => has(written, SCRIPT, /label/) && !has(written, SCRIPT, /:\s*string/),
  },
  {
    name: "JSX",
    entry: "src/index.jsx",
    files: page("jsx", {
      "src/index.jsx": 'import * as React from "react";\nconsole.log(<main title="probe" />, React);\n',
      // Provides what both ways to compile JSX import.
      "node_modules/react/package.json": '{ "name": "react", "version": "19.0.0" }',
      "node_modules/react/index.js": "exports.createElement = (...parts) => parts;\n",
      "node_modules/react/jsx-runtime.js": "exports.jsx = (...parts) => parts;\n",
    }),
    works: (written) => has(written, SCRIPT, /probe/) && !has(written, SCRIPT, /<main/),
  },
  {
    name: "JSON",
    files: page("js", {
      "src/index.js": 'import data from "./data.json";\nconsole.log(data.member);\n',
      "src/data.json": '{ "member": "from-json" }',
    }),
    works: (written) => has(written, SCRIPT, /from-json/),
  },
  {
    name: "CommonJS",
    files: page("js", {
      "src/index.js": 'import { greet } from "./greet.cjs";\nconsole.log(greet());\n',
      "src/greet.cjs": 'exports.greet = () => "from-commonjs";\n',
    }),
    works: (written) => has(written, SCRIPT, /from-commonjs/),
  },
  {
    name: "CSS as a file",
    files: page("js", {
      "src/index.js": 'import "./style.css";\nconsole.log("styled");\n',
      "src/style.css": '@import "./base.css";\n.card { letter-spacing: 3px; }\n',
      "src/base.css": ".base { letter-spacing: 4px; }\n",
    }),
    works: (written) => has(written, /\.css$/, /4px/) && has(written, /\.css$/, /3px/),
  },
  {
    name: "CSS Modules",
    files: page("js", {
      "src/index.js": 'import * as style from "./style.module.css";\nconsole.log(style);\n',
      "src/style.module.css": ".button { letter-spacing: 3px; }\n",
    }),
    works: (written) => has(written, /\.css$/, /3px/) && !has(written, /\.css$/, /\.button\s*\{/),
  },
  {
    name: "HTML as the entry",
    entry: "index.html",
    files: page("js", { "src/index.js": 'console.log("from the page");\n' }),
    works: (written) => has(written, SCRIPT, /from the page/) && has(written, /\.html$/, /src=["']?[^"'>]*\.js/),
  },
  {
    name: "new URL() of an image",
    files: page("js", {
      "src/index.js": 'console.log(new URL("./dot.png", import.meta.url).href);\n',
      "src/dot.png": picture(),
    }),
    works: (written) => [...written.keys()].some((name) => name.endsWith(".png")),
  },
  {
    name: "new Worker(new URL())",
    files: page("js", {
      "src/index.js": 'new Worker(new URL("./worker.js", import.meta.url), { type: "module" });\n',
      "src/worker.js": 'import { word } from "./word.js";\npostMessage(word);\n',
      "src/word.js": 'export const word = "from-a-worker";\n',
    }),
    works: (written) => has(written, SCRIPT, /from-a-worker/) && !has(written, SCRIPT, /import\s*\{?.*word\.js/),
  },
  {
    name: "WebAssembly as a module",
    files: page("js", {
      "src/index.js": 'import { add } from "./add.wasm";\nconsole.log(add(2, 3));\n',
      "src/add.wasm": Uint8Array.from(additionModule()),
    }),
    // Accepts a file, or base64 in a script.
    works: (written) => has(written, /\.wasm$/, /^\0asm/) || has(written, SCRIPT, /AGFzbQEAAAA/),
  },
];

/** Creates a project whose page starts one script. */
function page(extension: string, files: Project): Project {
  return {
    "package.json": JSON.stringify({ name: "probe", private: true, type: "module" }),
    "index.html": `<!doctype html><html lang="en"><title>Probe</title><script type="module" src="./src/index.${extension}"></script>`,
    ...files,
  };
}

function has(written: ReadonlyMap<string, string>, name: RegExp, text: RegExp): boolean {
  return [...written].some(([path, content]) => name.test(path) && text.test(content));
}

/** A PNG that is too large for any bundler to inline. */
function picture(): Uint8Array {
  const noise = Uint8Array.from({ length: 40_000 }, (_, place) => (place * 2_654_435_761) % 251);
  return deflateSync(noise, { level: 0 });
}

/** (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add)) */
function additionModule(): number[] {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const types = [1, 7, 1, 0x60, 2, 0x7f, 0x7f, 1, 0x7f];
  const exported = [3, 2, 1, 0, 7, 7, 1, 3, 0x61, 0x64, 0x64, 0, 0];
  const code = [10, 9, 1, 7, 0, 0x20, 0, 0x20, 1, 0x6a, 0x0b];
  return [...header, ...types, ...exported, ...code];
}
