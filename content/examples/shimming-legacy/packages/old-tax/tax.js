var Tax = {
  add: (cents) => Math.round(cents * 1.19),
};
