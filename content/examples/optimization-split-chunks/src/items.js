export const items = [
  { name: "tea", price: 4 },
  { name: "cup", price: 9 },
];
