import data from "../src/data.json";

data.items.forEach((item) => console.log(item));
