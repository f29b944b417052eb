import path from "path";

console.log(path.join("images", "logo.png"));
