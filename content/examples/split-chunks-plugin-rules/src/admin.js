import { format } from "dates";

console.log("admin", format(2026, 12, 24));
