export function inspect() {
  console.log("A long report for developers");
}
