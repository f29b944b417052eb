import "./dist/first.mjs";
import "./dist/second.mjs";
