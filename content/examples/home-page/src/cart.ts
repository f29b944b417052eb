export const open = (): void => alert("Your cart is empty");
