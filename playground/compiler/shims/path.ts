import posixPath from "path-browserify";

const posix = { ...posixPath, toNamespacedPath: (path: string) => path };
// enhanced-resolve reads path.win32.normalize when it is loaded.
const win32 = { ...posix, sep: "\\", delimiter: ";" };
const path = { ...posix, posix, win32 };

export default path;
export { path as "module.exports" };
