import { price } from "./price.js";
import "./index.css";

console.log(price(2));
import(/* webpackChunkName: "chart", webpackPrefetch: true */ "./chart.js").then(({ draw }) => draw());
