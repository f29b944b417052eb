import { server } from "./server.js";

server.listen(0, async () => {
  const ask = (path) => fetch(`http://localhost:${server.address().port}${path}`);
  const html = await (await ask("/cart")).text();
  console.log(html);
  for (const [, file] of html.matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)) console.log((await ask(file)).status, file);
  console.log((await ask("/missing")).status, "/missing");
  server.close();
  server.closeAllConnections();
});
