export default function laterLoader(source) {
  const callback = this.async();
  setTimeout(() => {
    callback(null, `export default ${JSON.stringify(source.trim())};`);
  }, 10);
}
