export default function emitLoader(source) {
  this.emitFile("raw.txt", source);
  return "";
}
