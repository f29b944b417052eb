import { nameToEmoji } from "gemoji";

document.querySelector("#text").textContent = `${nameToEmoji.books} About us`;
