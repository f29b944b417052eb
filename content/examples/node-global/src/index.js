global.answer = 42;
console.log(typeof global);
