/*
 * What is changed in the sources of webpack and its minimizer plugin to run them in a browser. The build fails when one
 * no longer applies.
 */

export type Patch = { file: string; why: string; changes: readonly (readonly [RegExp, string])[] };

/** Folder of webpack's own files in the worker's file system. */
const WEBPACK_FOLDER = "/node_modules/webpack";

const OWN_WEBPACK: Patch["changes"] = [
  [/require\(\/\*\* @type \{string\} \*\/ \("webpack"\)\)/g, 'require("webpack")'],
];
const THREADS = "It compares webpack by name, to survive being sent to a thread; the playground has none.";

export const PATCHES: readonly Patch[] = [
  {
    file: "webpack/lib/config/defaults.js",
    why: "Minimizers are named by paths for threads to load; without threads they are the functions. Paths of packages are those of the worker's file system.",
    changes: [
      [/require\.resolve\("watchpack"\)/g, '"/node_modules/watchpack/lib/watchpack.js"'],
      [/require\.resolve\("\.\.\/javascript\/jsMinify"\)/g, 'require("../javascript/jsMinify")'],
      [
        /\{\s*path: require\.resolve\("minimizer-webpack-plugin"\),\s*export: "terserMinify"\s*\}/,
        'require("minimizer-webpack-plugin").terserMinify',
      ],
      [/require\.resolve\("\.\.\/css\/cssMinify"\)/g, 'require("../css/cssMinify")'],
      [/require\.resolve\("\.\.\/html\/htmlMinify"\)/g, 'require("../html/htmlMinify")'],
      [/require\.resolve\("\.\.\/html\/xmlMinify"\)/g, 'require("../html/xmlMinify")'],
      [/require\.resolve\("\.\.\/json\/jsonMinify"\)/g, 'require("../json/jsonMinify")'],
      [/path\.resolve\(__dirname, "\.\."\)/, `"${WEBPACK_FOLDER}"`],
    ],
  },
  {
    file: "webpack/lib/config/WebpackOptionsApply.js",
    why: "Modules of hot replacement are bundled into the project from the worker's file system.",
    changes: [
      [
        /require\.resolve\("\.\.\/\.\.\/hot\/emitter-event-target\.js"\)/,
        `"${WEBPACK_FOLDER}/hot/emitter-event-target.js"`,
      ],
      [/require\.resolve\(\s*isUniversalTarget/, "((path) => path)(isUniversalTarget"],
      [/"\.\.\/\.\.\/hot\/lazy-compilation-universal\.js"/, `"${WEBPACK_FOLDER}/hot/lazy-compilation-universal.js"`],
      [/`\.\.\/\.\.\/hot\/lazy-compilation-\$\{/, `\`${WEBPACK_FOLDER}/hot/lazy-compilation-\${`],
    ],
  },
  {
    file: "webpack/lib/errors/ErrorHelpers.js",
    why: "It recognizes webpack's own frames of a stack by their paths.",
    changes: [
      [/__dirname/g, `"${WEBPACK_FOLDER}/lib/errors"`],
      [/__filename/g, `"${WEBPACK_FOLDER}/lib/errors/ErrorHelpers.js"`],
    ],
  },
  {
    file: "webpack/lib/html/HtmlModulesPlugin.js",
    why: "It finds webpack's favicon beside itself.",
    changes: [[/__filename/g, `"${WEBPACK_FOLDER}/lib/html/HtmlModulesPlugin.js"`]],
  },
  { file: "webpack/lib/css/cssMinify.js", why: THREADS, changes: OWN_WEBPACK },
  { file: "webpack/lib/html/htmlMinify.js", why: THREADS, changes: OWN_WEBPACK },
  { file: "webpack/lib/html/xmlMinify.js", why: THREADS, changes: OWN_WEBPACK },
  {
    file: "webpack/lib/javascript/jsMinify.js",
    why: "webpack's printer becomes a chunk, which the first build that needs it loads.",
    changes: [
      ...OWN_WEBPACK,
      [
        /await webpack\.javascript\.syntax\.printer\.load\(\)/,
        'await (await import(/* webpackChunkName: "printer" */ "./syntax-printer")).load()',
      ],
    ],
  },
  {
    file: "webpack/lib/javascript/syntax.js",
    why: "The printer is in that chunk.",
    changes: [[/require\("\.\/syntax-printer"\)/, '__webpack_require__(require.resolveWeak("./syntax-printer"))']],
  },
  {
    file: "webpack/lib/logging/ProgressPlugin.js",
    why: "It loads a loader again for its name; only a profile needs that.",
    changes: [[/require\(loader\.loader\)/, "({})"]],
  },
  {
    file: "webpack/lib/serialization/ObjectMiddleware.js",
    why: "Only the persistent cache loads modules by their names, and the playground has none.",
    changes: [[/require\(request\)/g, '(() => { throw new Error("The playground has no persistent cache.") })()']],
  },
  {
    file: "minimizer-webpack-plugin/dist/implementation.js",
    why: "A minimizer that a project names by its path is one of the project's files.",
    changes: [
      [/require\(ref\.path\)/, "globalThis.playgroundRequire(ref.path)"],
      [/require\.resolve\(ref\.path\)/, "globalThis.playgroundRequire.resolve(ref.path)"],
    ],
  },
  {
    file: "minimizer-webpack-plugin/dist/index.js",
    why: "Without threads the minimizer is the function itself.",
    changes: [
      [/\{\s*path: require\.resolve\("\.\/utils\.js"\),\s*export: "terserMinify"\s*\}/, "terserMinify"],
      [/require\.resolve\("\.\/minify"\)/, '"./minify"'],
    ],
  },
  {
    file: "minimizer-webpack-plugin/dist/utils.js",
    why: "terser becomes a chunk, which the first build that minimizes loads. Other minimizers are native, and versions are only for the persistent cache.",
    changes: [
      [/require\("terser"\)/g, 'await import(/* webpackChunkName: "terser" */ "terser")'],
      [/require\.resolve\(name\)/, "(() => { throw new Error(name) })()"],
      [/require\(path\.join\(directory, "package\.json"\)\)/, "undefined"],
      [/require\(mod\)/, "globalThis.playgroundRequire(mod)"],
    ],
  },
  {
    file: "minimizer-webpack-plugin/dist/minify.js",
    why: "Only threads pass `require` on.",
    changes: [[/\)\(exports, require, module, __filename, __dirname\)/, ")(exports, undefined, module, '', '')"]],
  },
];
