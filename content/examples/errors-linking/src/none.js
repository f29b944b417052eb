import { start } from "./empty.js";

start();
