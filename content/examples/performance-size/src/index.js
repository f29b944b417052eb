import { countries } from "./countries.js";

document.title = countries.map((name, index) => `${index} ${name}`).join();
