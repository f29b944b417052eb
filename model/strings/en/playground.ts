import type { Element } from "../../element.ts";

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The playground at /playground/, which other pages don't load. */
export const playground = {
  loading: (webpack: string, size: string) => `Loading ${webpack}, ${size}…`,
  progress: "Loading",
  building: "Building…",
  /** Shown when the compiler's frame doesn't respond. */
  broken:
    "The compiler didn't start. The site's host may send no headers of its own for /playground-files/, or the network failed. Reload the page to try again.",
  ready: (webpack: string) => `${webpack} is ready`,
  failed: (webpack: string) => `${webpack} failed`,
  built: (webpack: string, milliseconds: string) => `${webpack} built this in ${milliseconds} ms`,
  builtWith: (webpack: string, milliseconds: string, problems: string) =>
    `${webpack} built this in ${milliseconds} ms with ${problems}`,
  problems: (errors: number, warnings: number) =>
    [errors > 0 && counted(errors, "error"), warnings > 0 && counted(warnings, "warning")]
      .filter(Boolean)
      .join(" and "),
  stop: "Stop",
  stopped: (seconds: string) =>
    `This build was stopped, by you or because it took longer than ${seconds} seconds. Your files are as you left them; the next edit builds again.`,
  editorFailed: "The editor stopped working. Your changes are saved in this browser.",
  resultFailed: "The result can't be shown. Your files are as you left them.",
  forged:
    "The project's code sent the page something that isn't a result of webpack or a line of the console, or too much, so it was stopped.",
  project: "Project",
  result: "Result",
  compiler: "Compiler",
  notices: {
    damaged:
      "The project in this link is damaged; it may have been cut off. Ask for the whole link, or for the project's zip. This is the first example instead.",
    "no-example": "The example in this link couldn't be loaded. This is the first example instead.",
    "no-draft":
      "The project in this link is only in the browser in which it was made. Ask for its zip: a project this large has no link. This is the first example instead.",
  },
  version: {
    name: "webpack version",
    newest: (version: string) => `${version} (newest)`,
    unknown: (asked: string, used: string, others: readonly string[]) =>
      `This link asks for webpack ${asked}, which the playground doesn't have, so it uses ${used}. You can also choose ${others.join(" or ")}.`,
  },
  opening: "Opening the project…",
  trust:
    "This project came with a link. Building it runs its configuration, in a frame that can't read this site or your data, and whose requests are blocked.",
  build: "Build this project",
  files: {
    name: "Files",
    add: "Add",
    newFile: "New file",
    delete: (path: string) => `Delete ${path}`,
    deleted: (path: string) => `${path} was deleted.`,
    undo: "Undo",
    invalid: (example: string) => `A path is like ${example}.`,
    text: (path: string) => `Text of ${path}`,
  },
  actions: {
    copyLink: "Copy link",
    copied: "Copied",
    notCopied: "Copy the address of this page instead",
    tooLarge: "This project is too large for a link. Download the zip and share that.",
    download: "Download zip",
    noLock: "The zip couldn't be made: the connection was lost, or something blocks it.",
    report: "Report an issue",
  },
  saved: {
    name: "Your projects",
    begin: "New project",
    open: (edited: string, files: number, when: string) =>
      files === 1 ? `${edited}, ${when}` : `${edited} and ${counted(files - 1, "other file")}, ${when}`,
    remove: "Delete",
    delete: (name: string) => `Delete the project ${name}`,
    latest: "This is the project that you changed last.",
    separate:
      "Another tab has changed this project too. From here on, this one is saved separately: both are in Your projects.",
    large: "This project is too large for a link, so only this browser has it. To share it, download the zip.",
    full: "This project isn't saved: the browser's storage for this site is full. Download the zip, or delete one of your projects.",
    blocked:
      "This project isn't saved: the browser blocks storage for this site. Copy the link or download the zip before you leave.",
  },
  views: {
    name: "Views",
    terminal: "Terminal",
    files: "Files",
    modules: "Modules",
    compare: "Compare",
    run: "Run",
  },
  firstBuild: "The first build begins when webpack is loaded.",
  error: "Error",
  help: {
    name: "About these messages",
    explained: <T>(message: string, link: T) => [`“${message}”: see `, link],
    search: <T>(message: string, link: Element<T>, all: Element<T>) => [
      `“${message}”: `,
      link("search the documentation"),
      " or look through ",
      all("all errors"),
    ],
  },
  emitted: {
    none: "This build emitted no files.",
    file: "File",
    bytes: "Bytes",
    compressed: "With gzip",
    empty: "This file is empty.",
    binary: "This file isn't text.",
  },
  modules: {
    none: "This build has no modules.",
    howTo: "Boxes are modules, arrows are imports. Choose a module to see what became of it.",
    graph: "Module graph",
    details: "Chosen module",
    more: (shown: number, all: number) => `The first ${shown} of ${all} modules are drawn; the table lists them all.`,
    size: (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`),
    module: "Module",
    importedBy: "Imported by",
    imports: "Imports",
    entry: "an entry",
    inactive: (name: string) => `${name} (uses nothing of it)`,
    usedExports: "Used exports",
    unusedExports: "Unused exports",
    bailouts: "What kept webpack from optimizing more",
    states: {
      kept: "bundled",
      concatenated: "concatenated",
      skipped: "skipped",
      inlined: "inlined",
      removed: "removed",
    },
    reasons: {
      kept: "it's in the bundle.",
      concatenated: (into: string) => `it's concatenated into ${into}, and both share one scope.`,
      skipped: "it was skipped, because it only re-exports: imports go to the modules behind it.",
      inlined: "it was left out, because the constants that are used of it replace their imports.",
      removed: "it was tree-shaken: nothing uses its exports, and it has no side effects.",
    },
  },
  compare: {
    howTo: "Pin this build to compare later ones with it.",
    pin: "Pin this build",
    pinned: "Each build is compared with the one that you pinned.",
    pinAgain: "Pin this build instead",
    state: "State",
    before: "Pinned",
    after: "Now",
    difference: "Difference",
    states: { added: "added", removed: "removed", changed: "changed", same: "same" },
    ofProject: (path: string) => `${path} (project)`,
    same: (path: string) => `${path} is the same in both builds.`,
    text: (path: string) => `Differences of ${path}`,
    gap: (lines: number) => counted(lines, "equal line"),
  },
  preview: {
    name: "Preview",
    console: "Console",
    run: "Run the bundle",
    runAgain: "Run it again",
    stop: "Stop the run",
    stopped: "You stopped this run.",
    overrun: (place: string) =>
      `This run was stopped at ${place}, because its code kept the browser busy for five seconds. Look for a loop without an end.`,
    silent: (seconds: string) =>
      `This run was stopped, because it hasn't responded for ${seconds} seconds. Look for a loop without an end.`,
    text: "The emitted files run in a frame without access to this page and to storage. Its requests are blocked.",
    tooMany: (count: number) => `Only the first ${count} lines are shown.`,
  },
};
