Menu = function (items) {
  this.items = items;
};

Menu.prototype.print = function () {
  return this.items.map((cents) => Money.format(cents)).join(", ");
};
