import { version } from "@newest/menu";

console.log(version);
