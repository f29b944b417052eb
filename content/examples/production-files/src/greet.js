export function greet(name, hello) {
  return `${hello}, ${name}!`;
}
