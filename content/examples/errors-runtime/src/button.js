export const label = "Add to cart";
