import summer from "./summer/banner.svg";
import winter from "./winter/banner.svg";

console.log(summer, winter);
