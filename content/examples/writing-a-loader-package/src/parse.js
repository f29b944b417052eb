/** "title = Tea shop" → Map { "title" => "Tea shop" }. Skips empty lines and lines that start with #. */
export function parse(source) {
  const messages = new Map();
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, key, text] = /^\s*([A-Za-z]\w*)\s*=(.*)$/.exec(line) ?? [];
    if (key === undefined) throw new Error(`Line ${index + 1} is not "key = text": ${line}`);
    messages.set(key, text.trim());
  }
  return messages;
}
