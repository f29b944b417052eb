export default function pairsLoader(source) {
  const pairs = source.trim().split("\n").map((line) => line.split(": "));
  return JSON.stringify(Object.fromEntries(pairs));
}
