export const brew = (price) => `tea for ${price}`;
