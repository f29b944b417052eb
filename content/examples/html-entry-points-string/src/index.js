import row from "./row.html";

export function render(name) {
  return row.replace("{{name}}", name);
}

console.log(render("Green tea"));
