/** A file system in memory, with the four methods that webpack needs for its output. */
export class MemoryFileSystem {
  files = new Map();

  mkdir(_folder, callback) {
    callback(null);
  }

  writeFile(file, content, callback) {
    this.files.set(file, Buffer.from(content));
    callback(null);
  }

  readFile(file, callback) {
    const content = this.files.get(file);
    callback(content ? null : missing(file), content);
  }

  stat(file, callback) {
    const content = this.files.get(file);
    callback(content ? null : missing(file), content && { isFile: () => true, isDirectory: () => false, size: content.length });
  }
}

function missing(file) {
  return Object.assign(new Error(`There is no ${file}`), { code: "ENOENT" });
}
