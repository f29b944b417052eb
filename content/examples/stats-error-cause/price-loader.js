export default () => {
  throw new Error("No price list", { cause: new Error("file is empty") });
};
