var old = 1;
let count = 2;
const price = 3;
const { size } = globalSizes;
const shop = globalShop;
console.log(old + count + price + size, shop.name);
function open() {
  using file = { [Symbol.dispose]: () => console.log("closed") };
}
open();
