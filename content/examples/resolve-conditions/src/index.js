import { server } from "api-address";

console.log(server);
