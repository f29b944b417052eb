export default function sendLoader(source, sourceMap) {
  const words = source.trim().split(" ");
  this.callback(null, source, sourceMap, { words });
}
