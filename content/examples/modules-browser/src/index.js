const icon = new URL("./icon.svg", import.meta.url);
const worker = new Worker(new URL("./worker.js", import.meta.url));

worker.onmessage = ({ data }) => console.log(icon.href, data);
