const script = document.createElement("script");
script.src = "https://cart.example/cart-entry.js";
script.onload = () => {
  window.cart.init({});
  window.cart.init({});
};
document.head.appendChild(script);
