/*
 * Changes to the sources of webpack and its minimizer plugin that make them run in a browser. The build fails when one
 * no longer applies.
 */

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A change of a file in the folder of webpack, of its minimizer plugin, or of webpack-cli. */
export type Patch = {
  /** Where versions have the file, newest first. */
  files: readonly `${"webpack" | "minimizer" | "cli"}/${string}`[];
  why: string;
  changes: readonly (readonly [RegExp, string])[];
  /** Versions that have nothing to change there. */
  except?: readonly string[];
};

/** Folder of webpack's own files in the worker's file system. */
const PACKAGES = "/project/node_modules";
const WEBPACK_FOLDER = `${PACKAGES}/webpack`;

/** Versions whose only minimizer is a function, that have no HTML modules, and that cut stacks by function names. */
const OLDER = ["5.106", "5.94"];

const OWN_WEBPACK: Patch["changes"] = [
  [/require\(\/\*\* @type \{string\} \*\/ \("webpack"\)\)/g, 'require("webpack")'],
];

/** Makes the static functions of a webpack file's export print as in the package, though they are minified. */
function keepTexts(file: string): Patch["changes"] {
  const exported = Object.entries(require(`webpack/${file}`));
  const texts = exported.flatMap(([name, value]) => (typeof value === "function" ? [[name, String(value)]] : []));
  const keep = `for (const [name, text] of ${JSON.stringify(texts)}) module.exports[name].toString = () => text;`;
  return [[/$/, keep]];
}

const BANNER = "The text of the functions for a banner is part of hashes.";
const THREADS = "It compares webpack by name, to survive being sent to a thread; the playground has none.";

export const PATCHES: readonly Patch[] = [
  {
    files: ["webpack/lib/config/defaults.js"],
    why: "Paths of packages are those of the worker's file system.",
    changes: [
      [/require\.resolve\("watchpack"\)/g, '"/project/node_modules/watchpack/lib/watchpack.js"'],
      [/path\.resolve\(__dirname, "\.\."\)/, `"${WEBPACK_FOLDER}"`],
    ],
  },
  {
    files: ["webpack/lib/config/WebpackOptionsApply.js", "webpack/lib/WebpackOptionsApply.js"],
    why: "Modules of hot replacement are bundled into the project from the worker's file system.",
    changes: [[/require\.resolve\(/g, `((path) => path.replace(/^[./]+/, "${WEBPACK_FOLDER}/"))(`]],
  },
  {
    files: ["webpack/lib/errors/ErrorHelpers.js"],
    why: "It recognizes webpack's own frames of a stack by their paths.",
    except: OLDER,
    changes: [
      [/__dirname/g, `"${WEBPACK_FOLDER}/lib/errors"`],
      [/__filename/g, `"${WEBPACK_FOLDER}/lib/errors/ErrorHelpers.js"`],
    ],
  },
  {
    files: ["webpack/lib/html/HtmlModulesPlugin.js"],
    why: "It finds webpack's favicon beside itself.",
    except: OLDER,
    changes: [[/__filename/g, `"${WEBPACK_FOLDER}/lib/html/HtmlModulesPlugin.js"`]],
  },
  { files: ["webpack/lib/css/cssMinify.js"], why: THREADS, except: OLDER, changes: OWN_WEBPACK },
  { files: ["webpack/lib/html/htmlMinify.js"], why: THREADS, except: OLDER, changes: OWN_WEBPACK },
  { files: ["webpack/lib/css/cssMinify.js"], why: BANNER, except: OLDER, changes: keepTexts("lib/css/cssMinify.js") },
  {
    files: ["webpack/lib/html/htmlMinify.js"],
    why: BANNER,
    except: OLDER,
    changes: keepTexts("lib/html/htmlMinify.js"),
  },
  { files: ["webpack/lib/html/xmlMinify.js"], why: THREADS, except: OLDER, changes: OWN_WEBPACK },
  { files: ["webpack/lib/javascript/jsMinify.js"], why: THREADS, except: OLDER, changes: OWN_WEBPACK },
  {
    files: ["webpack/lib/logging/ProgressPlugin.js", "webpack/lib/ProgressPlugin.js"],
    why: "It loads a loader again for its name; only a profile needs that.",
    changes: [[/require\(loader\.loader\)/, "({})"]],
  },
  {
    files: ["webpack/lib/serialization/ObjectMiddleware.js"],
    why: "Only the persistent cache loads modules by their names, and the playground has none.",
    changes: [[/require\(request\)/g, '(() => { throw new Error("The playground has no persistent cache.") })()']],
  },
  {
    files: ["minimizer/dist/implementation.js"],
    why: "A minimizer that a project names by its path is one of the project's files.",
    except: OLDER,
    changes: [
      [/require\(ref\.path\)/, "globalThis.playgroundRequire(ref.path)"],
      [/require\.resolve\(ref\.path\)/, "globalThis.playgroundRequire.resolve(ref.path)"],
    ],
  },
  {
    files: ["minimizer/dist/index.js"],
    why: "There are no threads, which load this file.",
    changes: [[/require\.resolve\("\.\/minify"\)/, '"./minify"']],
  },
  {
    files: ["minimizer/dist/index.js"],
    why: "Its default is named by a path, which is part of hashes.",
    except: OLDER,
    changes: [
      [
        /require\.resolve\("\.\/utils\.js"\)/,
        `globalThis.playgroundBundled("${PACKAGES}/minimizer-webpack-plugin/dist/utils.js", () => require("./utils.js"))`,
      ],
    ],
  },
  {
    files: ["minimizer/dist/utils.js"],
    why: "terser's ES modules are smaller than its CommonJS. Other minimizers are native.",
    changes: [
      [/require\("terser"\)/g, 'await import("terser")'],
      [/require\(mod\)/, "globalThis.playgroundRequire(mod)"],
    ],
  },
  {
    files: ["minimizer/dist/utils.js"],
    why: "The version of the only minimizer that isn't native is part of hashes.",
    except: OLDER,
    changes: [
      [
        /(?<=function packageVersion\(name\) \{)/,
        'return name === "terser" ? require("terser/package.json").version : undefined;',
      ],
      [/require\.resolve\(name\)/, '""'],
      [/require\(path\.join\(directory, "package\.json"\)\)/, "undefined"],
    ],
  },
  {
    files: ["minimizer/dist/minify.js"],
    why: "Only threads pass `require` on.",
    changes: [[/\(exports, require, module, __filename, __dirname\)/, "(exports, undefined, module, '', '')"]],
  },
  {
    files: ["webpack/lib/config/WebpackOptionsApply.js", "webpack/lib/WebpackOptionsApply.js"],
    why: "The persistent cache only stays in memory.",
    changes: [[/switch \(cacheOptions\.store\) \{/, 'switch ("none") { case "none": break;']],
  },
  {
    files: ["cli/lib/webpack-cli.js"],
    why: "It loads configurations and webpack like Node, from the project's files.",
    changes: [
      [/\bimport\((?!")/g, "globalThis.playgroundImport("],
      [
        /\brequire(?=(?:\.resolve)?\((?:WEBPACK_PACKAGE|configFilePath|packageName)\))/g,
        "globalThis.playgroundRequire",
      ],
    ],
  },
  {
    files: ["cli/lib/webpack-cli.js"],
    why: "The worker runs it more than once.",
    changes: [[/commander_1\.program\b/, "new commander_1.Command()"]],
  },
  {
    files: ["cli/lib/webpack-cli.js"],
    why: "Without the loaders for other languages, which nobody can install, it prints why Node refuses a configuration.",
    changes: [[/const disableInterpret = [^;]+;/, "const disableInterpret = true;"]],
  },
];
