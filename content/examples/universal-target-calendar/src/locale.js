export function locale() {
  if (typeof navigator === "object" && navigator.language) return navigator.language.slice(0, 2);
  return "en";
}
