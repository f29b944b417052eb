require(
  ["./factory.cjs", "./wrapped.cjs"],
  (factory, wrapped) => console.log(factory, wrapped.price),
  (error) => console.log(error.message),
);
console.log(typeof define, define.amd);
