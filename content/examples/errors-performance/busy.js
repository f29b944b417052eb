export default function (source) {
  const end = performance.now() + 400;
  while (performance.now() < end);
  return source;
}
