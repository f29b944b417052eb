import { readFileSync } from "node:fs";
import photo from "../src/photo.heif";
import table from "../src/prices.csv";
import settings from "./settings.json";
import { Size } from "./size.ts";

const jsx = (tag, props, text) => `<${tag}>${text}</${tag}>`;
const page = (name) => import(/* webpackChunkName: "[request]" */ `../src/pages/${name}.js`);

console.log(<strong>2.50 €</strong>, Size.Large, settings.languages, table.trim().split("\n").length, typeof photo);
page("tea").then(({ show }) => show());
console.log(typeof readFileSync);
