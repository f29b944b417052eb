export default function (source) {
  this.addDependency("src/prices.csv");
  return source;
}
