export const currency = "EUR";

export function format(value) {
  return `${value} ${currency}`;
}

export default class Price {
  constructor(value) {
    this.value = value;
  }
}

const cents = (value) => value * 100;

export { cents as "in cents" };
