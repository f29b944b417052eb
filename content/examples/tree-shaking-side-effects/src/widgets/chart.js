import "./chart.css";
import { palette } from "./palette.js";

export class Chart {
  static colors = palette("green");
}
