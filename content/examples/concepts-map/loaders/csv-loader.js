export default function csvLoader(source) {
  const [header, ...rows] = source.trim().split("\n").map((line) => line.split(","));
  const records = rows.map((row) => Object.fromEntries(header.map((key, i) => [key, row[i]])));
  return `export default ${JSON.stringify(records)};`;
}
