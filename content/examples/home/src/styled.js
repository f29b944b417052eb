import "./page.css";
import { greet } from "./greet.js";

document.body.append(greet("webpack"));
