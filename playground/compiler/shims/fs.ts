import { createFsFromVolume, Volume } from "memfs";

/**
 * `fs` and `graceful-fs`: one volume in memory, with the project, what webpack emits, and the files of webpack's
 * runtime.
 */
const fs = Object.assign(createFsFromVolume(new Volume()), { gracefulify: <T>(value: T) => value });

export default fs;
export { fs as "module.exports" };
