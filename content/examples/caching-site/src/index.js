import escapeHtml from "escape-html";
import "./index.css";
import * as styles from "./languages.module.css";
import check from "./images/check.svg" with { type: "text" };
import footer from "./data/footer.json";
import greetings from "./data/greetings.yaml";
import { greet } from "./greet.js";

const heading = document.querySelector("#greeting");
let chosen = greetings[0];

function showGreeting() {
  heading.textContent = greet("webpack", chosen.hello);
}

showGreeting();

const wave = new Image(48, 48);
wave.src = new URL("./images/wave.svg", import.meta.url);
heading.after(wave);

for (const greeting of greetings) {
  const button = document.createElement("button");
  button.className = styles.button;
  button.textContent = greeting.language;
  button.addEventListener("click", () => {
    chosen = greeting;
    showGreeting();
  });
  document.querySelector("#languages").append(button);
}

document.querySelector("#footer").innerHTML = `${check} ${escapeHtml(footer.text)}`;

document.querySelector("#more").addEventListener("click", async () => {
  const output = document.querySelector("#emoji");
  try {
    const { findEmoji } = await import(/* webpackChunkName: "emoji" */ "./emoji.js");
    output.textContent = findEmoji("wave");
  } catch {
    output.textContent = "Emoji are not available now.";
  }
});

import.meta.webpackHot?.accept("./greet.js", showGreeting);
