import { row } from "@shop/ui";
import { setTime } from "clock";

setTime("noon");
console.log(row({ name: "Green tea", cents: 450 }));
