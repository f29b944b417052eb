import { serve } from "./server.js";

let count = 0;
const server = serve(() => `nonce${++count}`);
server.listen(0, async () => {
  for (let request = 0; request < 2; request++) {
    const response = await fetch(`http://localhost:${server.address().port}/`);
    const page = await response.text();
    console.log(response.headers.get("content-security-policy"));
    console.log(page.match(/<script.*<\/script>/)[0]);
  }
  server.close();
  server.closeAllConnections();
});
