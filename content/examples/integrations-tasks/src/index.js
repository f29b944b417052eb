import { row } from "./row.ts";

document.body.append(row({ name: "Green tea", cents: 450 }));
