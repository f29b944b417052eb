import { readdirSync } from "node:fs";
import { server } from "./server.js";

server.listen(0, async () => {
  const { port } = server.address();
  for (const name of [...readdirSync("dist").sort(), "old.12345678.css"]) {
    const response = await fetch(`http://localhost:${port}/${name}`);
    console.log(response.status, name, response.headers.get("cache-control"));
  }
  server.close();
  server.closeAllConnections();
});
