import { app, pages } from "./server.js";

const listener = app.listen(0, "127.0.0.1");
pages.waitUntilValid(async () => {
  const { port } = listener.address();
  for (const path of ["/", "/js/index.js", "/api/time"]) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await response.text();
    console.log(path, response.status, text.length < 50 ? text : response.headers.get("content-type"));
  }
  listener.close();
  pages.close();
});
