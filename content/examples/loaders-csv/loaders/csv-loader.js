const schema = {
  type: "object",
  properties: { separator: { type: "string", minLength: 1 } },
  additionalProperties: false,
};

export default function csvLoader(source) {
  const { separator = "," } = this.getOptions(schema);
  const [names, ...rows] = source
    .trim()
    .split("\n")
    .map((line) => line.split(separator));
  const records = rows.map((row) =>
    Object.fromEntries(names.map((name, i) => [name, row[i]])),
  );
  return `export default ${JSON.stringify(records)};`;
}
