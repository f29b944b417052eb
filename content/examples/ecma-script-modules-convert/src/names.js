import { readFile } from "node:fs/promises";

const text = await readFile("names.txt", "utf8");

export const names = text.trim().split("\n");
