export default function callbackLoader(source, sourceMap, additionalData) {
  const code = `export default ${JSON.stringify(source.trim())};`;
  this.callback(null, code, sourceMap, additionalData);
}
