export default function syncLoader(source) {
  return `export default ${JSON.stringify(source.trim())};`;
}
