define((require, exports) => {
  exports.price = require("./value.cjs").tea + 1;
});
