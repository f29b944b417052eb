export const price = 250;
export default (cents) => `${cents / 100} €`;
