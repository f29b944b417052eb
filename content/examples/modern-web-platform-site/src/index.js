import { TeaPrice } from "./tea-price.js";
import shop from "./shop.json" with { type: "json" };

customElements.define("tea-price", TeaPrice);
document.title = shop.name;

const { promise, resolve } = Promise.withResolvers();
const worker = new Worker(new URL("./sum.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => resolve(data);
worker.postMessage([1, 2, 3]);
document.title += `, ${await promise} cups`;
