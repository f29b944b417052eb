__webpack_public_path__ = "/shop/";
import("./help.js");
console.log(new URL("./photo.webp", import.meta.url).href);
