export function entryOptionPlugin(compiler) {
  compiler.hooks.entryOption.tap("entryOptionPlugin", (context, entry) => {
    if (typeof entry === "function") return;
    for (const [name, description] of Object.entries(entry)) {
      description.import.unshift("./src/setup.js");
      console.log("entryOption:", name, description.import);
    }
  });
}
