import "./cart.css";

export const open = () => console.log("cart");
