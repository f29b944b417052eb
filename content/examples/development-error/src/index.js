import "./index.css";
import * as styles from "./languages.module.css";
import check from "./images/check.svg" with { type: "text" };
import footer from "./data/footer.json";
import greetings from "./data/greetings.yaml";
import { greet } from "./greet.js";

const heading = document.querySelector("#greeting");
heading.textContent = greet("webpack", greetings[0].hello);

const wave = new Image(48, 48);
wave.src = new URL("./images/wave.svg", import.meta.url);
heading.after(wave);

for (const { language, hello } of greetings) {
  const button = document.createElement("button");
  button.className = styles.button;
  button.textContent = language;
  button.addEventListener("click", () => {
    heading.textContent = greet("webpack", hello);
  });
  document.querySelector("#languages").append(button);
}

document.querySelector("#footer").innerHTML = `${check} ${footer.text}`;
