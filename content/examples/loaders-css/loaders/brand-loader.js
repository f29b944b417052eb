export default function brandLoader(source) {
  return source.replaceAll("$brand", "#1c78c0");
}
