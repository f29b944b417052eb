export const raw = true;

export default function rawLoader(content) {
  return `export default ${JSON.stringify(content.toString("hex"))};`;
}
