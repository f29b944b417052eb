let rate = 19;

export function setRate(percent) {
  rate = percent;
}

export function addTax(cents) {
  return Math.round(cents * (1 + rate / 100));
}
