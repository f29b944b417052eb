export const unused = register("lib");

function register(text) {
  console.log("registered", text);
  return text;
}
