import { readFileSync } from "node:fs";
import { server } from "./server.js";

const page = readFileSync("dist/index.html", "utf8");
const [script] = page.match(/js\/index\.\w+\.js/);
const [styles] = page.match(/css\/index\.\w+\.css/);

server.listen(0, async () => {
  const { port } = server.address();
  for (const name of ["index.html", "robots.txt", script, styles, "js/old.12345678.js"]) {
    const response = await fetch(`http://localhost:${port}/${name}`);
    console.log(response.status, name, response.headers.get("cache-control"));
  }
  server.close();
  server.closeAllConnections();
});
