/** An in-memory file system with the four methods that webpack needs to write its output. */
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
  return Object.assign(new Error(`No such file: ${file}`), { code: "ENOENT" });
}
