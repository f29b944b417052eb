import "./emoji.css";
import { gemoji } from "gemoji";

export function findEmoji(word) {
  const found = gemoji.filter(({ tags, names }) => tags.includes(word) || names.includes(word));
  return found.map(({ emoji }) => emoji).join(" ");
}
