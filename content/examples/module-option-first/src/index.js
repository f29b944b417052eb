import logo from "./logo.svg";
import shop from "./shop.yaml";

console.log(shop.name, logo.split("/").at(-1));
