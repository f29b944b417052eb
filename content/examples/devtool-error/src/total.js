export function total(items) {
  return items.reduce((sum, item) => {
    return sum + item.price;
  }, 0);
}
