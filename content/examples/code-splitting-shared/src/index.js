import { nameToEmoji } from "gemoji";

document.body.append(nameToEmoji[document.body.dataset.emoji], " Hello!");
