import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** How long after a change further ones are waited for, in milliseconds: editors write a file in several steps. */
const SETTLE = 15;

export type Watching = { close: () => void };

/**
 * Tells of what changed below a folder: paths in it, with slashes, of files and folders, some that are no more. On Linux each
 * folder is watched by itself: Node's own watching of a whole tree loses a file as soon as an editor has replaced it by another.
 */
export function watchFolder(root: string, onChange: (paths: ReadonlySet<string>) => unknown): Watching {
  let paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (path: string) => {
    paths.add(path.replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const settled = paths;
      paths = new Set();
      onChange(settled);
    }, SETTLE);
  };
  if (process.platform !== "linux")
    return watch(root, { recursive: true }, (_event, name) => {
      if (name !== null) tell(name);
    });

  const watchers = new Map<string, FSWatcher>();
  const leave = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  /** `onFile`: of what is in the folder already. */
  const enter = (folder: string, onFile: (path: string) => void) => {
    const watcher = watch(join(root, folder), (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      tell(path);
      // A folder that was replaced is another one.
      leave(path);
      try {
        if (statSync(join(root, path)).isDirectory()) enter(path, tell);
      } catch {
        // It is gone, perhaps just now: nothing is left to watch.
        leave(path);
      }
    });
    watcher.on("error", () => leave(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) enter(path, onFile);
      else onFile(path);
    }
  };
  enter("", () => undefined);
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
