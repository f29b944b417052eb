import menu from "./menu.csv";

for (const { name, price } of menu) console.log(`${name}: ${price}`);
