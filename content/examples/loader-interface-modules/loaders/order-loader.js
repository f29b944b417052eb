export default async function orderLoader(source) {
  const callback = this.async();
  const resolve = this.getResolve({ extensions: [".json"] });

  try {
    const file = await resolve(this.context, source.trim());

    this.loadModule(file, (error, content, sourceMap, module) => {
      if (error) return callback(error);
      callback(null, `export default ${JSON.stringify({ type: module.type, content: content.trim() })};`);
    });
  } catch (error) {
    callback(error);
  }
}
