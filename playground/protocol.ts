/* Every message between the page, the frames and the worker. The page gives each build an id; answers carry it back. */

/** Text of each file by its path from the project's folder. */
export type Files = Record<string, string>;

export type BuildRequest = {
  type: "build";
  id: number;
  files: Files;
  /** The project's folder, if it isn't /project. */
  root?: string;
};

/** `isActive`: webpack keeps the import. It drops imports of unused exports. */
export type Importer = { id: string; isActive: boolean };

export type ModuleFacts = {
  /** Unique in a build. */
  id: string;
  name: string;
  size: number;
  isEntry: boolean;
  importers: Importer[];
  /** `true`: all of them, or unknown; `false`: none. */
  usedExports: string[] | boolean | null;
  providedExports: string[] | null;
  /**
   * `concatenated`: its code is in the scope of the module `into`. `skipped`: it only re-exports, so imports go to the
   * modules behind it. `inlined`: its constants replace the imports. `removed`: none of it is used.
   */
  state: "kept" | "skipped" | "inlined" | "removed" | { concatenated: string };
  /** Why webpack couldn't optimize it further, in its own words. */
  bailouts: string[];
};

export type BuildResult = {
  /** What the configuration, plugins and loaders print. */
  printed: string;
  /** What the terminal shows after that. */
  text: string;
  /** Contents of emitted files by their paths from the output folder. */
  assets: Record<string, Uint8Array>;
  /** Scripts and styles of each entry, in the order in which a page loads them. */
  entries: string[][];
  errors: string[];
  warnings: string[];
  modules: ModuleFacts[];
  milliseconds: number;
};

/** `failed`: the configuration is wrong or throws, or webpack itself threw. */
export type BuildAnswer = { type: "built"; id: number } & (
  | { state: "done"; result: BuildResult }
  | { state: "failed"; printed: string; error: string }
);

type Ready = { type: "ready"; version: string };

export type WorkerMessage = Ready | BuildAnswer;

/** A frame's document has loaded, with an opaque origin as intended. */
export type FrameReady = { type: "frameReady" };

/** `start` hands over the worker's script. `restart` stops a build that hangs, and starts the worker again. */
export type FrameRequest = BuildRequest | { type: "start"; script: ArrayBuffer } | { type: "restart" };

/** `broken`: the worker's script can't be run. */
export type FrameMessage = FrameReady | WorkerMessage | { type: "broken"; message: string };

export type RunRequest = { type: "run" } & Pick<BuildResult, "assets" | "entries">;

export type LogLine = { type: "log"; level: "log" | "warn" | "error"; text: string };

export type PreviewMessage = LogLine | FrameReady;
