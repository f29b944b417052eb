import webpack from "webpack";
import { GreetingPlugin } from "./validate-plugin.js";

try {
  webpack({ mode: "development", plugins: [new GreetingPlugin({ txt: "hello" })] });
} catch (error) {
  console.log(error.message);
}
