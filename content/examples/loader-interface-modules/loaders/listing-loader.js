import path from "node:path";

export default function listingLoader(source) {
  const callback = this.async();
  const folder = path.resolve(this.context, source.trim());
  const optional = path.join(folder, "order.json");

  this.addContextDependency(folder);
  this.fs.readdir(folder, (error, files) => {
    if (error) return callback(error);
    this.fs.readFile(optional, "utf8", (failed) => {
      if (failed) this.addMissingDependency(optional);
      else this.addDependency(optional);
      const depends = {
        files: this.getDependencies().map((file) => path.basename(file)),
        folders: this.getContextDependencies().map((file) => path.basename(file)),
        missing: this.getMissingDependencies().map((file) => path.basename(file)),
      };
      callback(null, `export default ${JSON.stringify({ files: files.sort(), depends })};`);
    });
  });
}
