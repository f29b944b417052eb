export default function noticeLoader(source) {
  const code = `/* Tea shop */\n${source}`;
  if (!this.sourceMap) return code;

  this.callback(null, code, {
    version: 3,
    sources: [this.resourcePath],
    sourcesContent: [source],
    names: [],
    mappings: `;${source.split("\n").map((line, index) => (index === 0 ? "AAAA" : "AACA")).join(";")}`,
  });
}
