import { todos } from "./todos.js";

export function render() {
  return todos.map((todo) => `- ${todo}`).join(" ");
}
