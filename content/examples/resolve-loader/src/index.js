import menu from "./menu.list";

console.log(menu);
