export default function yamlLoader(source) {
  const lines = source.trim().split("\n");
  const data = Object.fromEntries(lines.map((line) => line.split(": ")));
  return `export default ${JSON.stringify(data)};`;
}
