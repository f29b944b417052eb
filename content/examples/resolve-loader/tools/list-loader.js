export default function listLoader(source) {
  return `export default ${JSON.stringify(source.trim().split("\n"))};`;
}
