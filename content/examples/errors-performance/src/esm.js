import("./help.js");
console.log(new URL("./photo.webp", import.meta.url).href);
