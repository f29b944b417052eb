import "./home.css";
import { log } from "./shared.js";

log("home");
