import { watch } from "node:fs";

/** Changes within this many milliseconds are reported together, because editors write a file in several steps. */
const SETTLE = 15;

/**
 * Reports changes below a folder as paths with forward slashes; the files and folders may have been removed. This is
 * Node's own recursive watcher: see docs/decisions/0017-watching.md.
 */
export function watchFolder(root: string, onChange: (paths: ReadonlySet<string>) => unknown): { close: () => void } {
  let paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(root, { recursive: true }, (_event, name) => {
    if (name === null) return;
    paths.add(name.replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const settled = paths;
      paths = new Set();
      onChange(settled);
    }, SETTLE);
  });
  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
