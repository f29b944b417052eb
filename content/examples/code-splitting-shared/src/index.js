import { nameToEmoji } from "gemoji";

document.querySelector("#text").textContent = `${nameToEmoji.wave} Hello!`;
