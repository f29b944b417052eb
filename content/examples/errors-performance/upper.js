export default function (source) {
  this.cacheable(false);
  return source.replace("help", "HELP");
}
