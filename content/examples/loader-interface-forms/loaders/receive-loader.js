export default function receiveLoader(source, sourceMap, additionalData) {
  return `export default ${JSON.stringify(additionalData.words)};`;
}
