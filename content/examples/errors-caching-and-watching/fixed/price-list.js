export default function (source) {
  this._module.buildInfo.prices = { prices: [250, 310] };
  this._module.buildInfo.table = Buffer.from("tea 250\n".repeat(20_000));
  return source;
}
