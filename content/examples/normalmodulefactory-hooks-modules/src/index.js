import settings from "./settings.ini";
import charts from "./vendor/charts.js";
import "./icons/star.js";

console.log(settings, charts, typeof INI);
