import "./cart.css";

export default "cart";
