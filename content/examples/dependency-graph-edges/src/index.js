import { add } from "./math.js";
import "./style.css";

console.log(add(1, 2));

document.onclick = async () => {
  const { draw } = await import("./chart.js");
  draw();
};
