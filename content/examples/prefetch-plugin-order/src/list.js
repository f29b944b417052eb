import data from "./deep/data.js";

export const list = data.join();
