import { server } from "./server.js";

server.listen(0, async () => {
  const origin = `http://localhost:${server.address().port}`;
  const page = await (await fetch(origin, { headers: { "Accept-Language": "de" } })).text();
  console.log(page.split("\n")[1]);
  for (const name of ["calendar.mjs", "de.json"]) console.log((await fetch(`${origin}/${name}`)).status, name);
  server.close();
  server.closeAllConnections();
});
