export const prices = {
  apple: 30, bread: 210, butter: 189, cheese: 320, eggs: 279, flour: 89, honey: 549, jam: 219,
  milk: 99, noodles: 129, oil: 499, pepper: 199, rice: 149, salt: 49, sugar: 119, tea: 259,
};
