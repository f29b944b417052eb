import size from "./icon.png?size";

console.log(`${size.width} × ${size.height}`);
