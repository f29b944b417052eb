import "./app.css";
import { format } from "./format.js";
import weather from "./weather.csv";

for (const record of weather) console.log(format(record));
