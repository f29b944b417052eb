export default function (source) {
  this.emitError(new Error("No translation for 'price'"));
  this.emitWarning(new Error("'price' is unused"));
  return source;
}
