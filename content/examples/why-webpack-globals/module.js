var cart = (function () {
  var total = 0;
  return {
    add: function (amount) {
      total += amount;
      return total;
    },
  };
})();
