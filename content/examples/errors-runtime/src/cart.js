export const open = () => console.log("cart open");
