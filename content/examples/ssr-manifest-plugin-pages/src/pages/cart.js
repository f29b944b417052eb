import "./cart.css";

export const start = () => console.log("cart");
