import "old-menu";

console.log(new Menu([350, 420]).print());
