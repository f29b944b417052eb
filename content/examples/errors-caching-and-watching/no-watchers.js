/** Loaded with --import: a system that has no file watcher left. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

fs.watch = (folder) => {
  const message = `ENOSPC: System limit for number of file watchers reached, watch '${folder}'`;
  throw Object.assign(new Error(message), { code: "ENOSPC", syscall: "watch" });
};
syncBuiltinESMExports();
