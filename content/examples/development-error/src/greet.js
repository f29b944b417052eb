export function greet(name, hello) {
  return `${hello.toUppercase()}, ${name}!`;
}
