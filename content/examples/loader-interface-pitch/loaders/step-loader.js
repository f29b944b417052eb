export function pitch(remainingRequest, previousRequest, data) {
  const { name } = this.getOptions();
  const count = (request) => request.split("!").filter(Boolean).length;

  console.log(`pitch ${name}: ${count(previousRequest)} before, ${count(remainingRequest)} after`);
  data.note = `pitched as ${name}`;
  if (name === "three" && this.resourceQuery === "?stop") return "written by a pitch";
}

export default function stepLoader(source) {
  console.log(`run   ${this.getOptions().name}: ${JSON.stringify(source.trim())}, ${this.data.note}`);
  return this.loaderIndex === 0 ? `export default ${JSON.stringify(source.trim())};` : source;
}
