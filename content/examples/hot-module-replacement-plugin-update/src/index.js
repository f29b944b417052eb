import { greet } from "./greet.js";

const show = () => {
  document.body.textContent = greet("Ada");
};

show();
import.meta.webpackHot?.accept("./greet.js", show);
