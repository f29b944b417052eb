import photo from "./photo.webp";
import settings from "./settings.cjs";
import { week } from "calendar";
import { day } from "dates";
import { list } from "./started.js";
import { sum } from "./pure.js";

console.log(settings.open, week, sum);
