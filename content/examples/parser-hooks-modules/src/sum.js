export const vat = 19;

export default (price, percent) => price + (price * percent) / 100;
