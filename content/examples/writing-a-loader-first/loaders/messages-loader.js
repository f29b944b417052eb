export default function messagesLoader(source) {
  const messages = [...source.matchAll(/^(\w+) = (.*)$/gm)];
  const exports = messages.map(([, key, text]) => {
    return `export const ${key} = ${JSON.stringify(text)};`;
  });
  return exports.join("\n");
}
