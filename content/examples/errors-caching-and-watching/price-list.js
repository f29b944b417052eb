class PriceList {
  prices = [250, 310];
}

export default function (source) {
  this._module.buildInfo.prices = new PriceList();
  return source;
}
