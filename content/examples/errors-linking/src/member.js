import { items } from "./data.json";

items.forEach((item) => console.log(item));
