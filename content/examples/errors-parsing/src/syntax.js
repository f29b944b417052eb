const prices = [250, 310;

console.log(prices);
