define(["./value.cjs", "module"], (value, module) => ({
  price: value.tea,
  id: module.id,
}));
