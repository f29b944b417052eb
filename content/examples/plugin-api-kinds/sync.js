import { SyncHook, SyncBailHook, SyncWaterfallHook, SyncLoopHook } from "tapable";

const opened = new SyncHook(["day"]);
opened.tap("a", (day) => console.log("a", day));
opened.tap("b", (day) => console.log("b", day));
console.log("SyncHook", opened.call("Monday"));

const priceOf = new SyncBailHook(["article"]);
priceOf.tap("tea", (article) => (article === "tea" ? 3 : undefined));
priceOf.tap("other", () => 9);
console.log("SyncBailHook", priceOf.call("tea"), priceOf.call("milk"));

const title = new SyncWaterfallHook(["text", "language"]);
title.tap("a", (text, language) => `${text} (${language})`);
title.tap("b", (text) => {});
title.tap("c", (text) => text.toUpperCase());
console.log("SyncWaterfallHook", title.call("shop", "en"));

let left = 2;
const refill = new SyncLoopHook(["shelf"]);
refill.tap("a", (shelf) => console.log("a", shelf, left));
refill.tap("b", () => (left-- > 0 ? "again" : undefined));
refill.call("tea");
