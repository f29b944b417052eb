import { createElement as h, useState } from "react";
import * as styles from "./cart.module.css";
import tea from "./tea.svg";

if (import.meta.env.SSR) console.log("cart.js runs on the server");

export default function Cart({ count }) {
  const [cups, setCups] = useState(count);
  return h(
    "button",
    { className: styles.cart, onClick: () => setCups(cups + 1) },
    h("img", { src: tea, alt: "Cups:" }),
    cups,
  );
}
