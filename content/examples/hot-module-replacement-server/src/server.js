import { createServer } from "node:http";
import { answer } from "./answer.js";

const visitors = new Set();
const server = createServer((request, response) => {
  visitors.add(request.url);
  response.end(answer(visitors));
});

server.listen(process.env.PORT ?? 3000);

import.meta.webpackHot?.accept("./answer.js");
