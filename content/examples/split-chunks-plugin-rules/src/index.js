import { format } from "dates";

console.log(format(2026, 1, 31));

import("./shop.js").then(({ price }) => console.log(price));
import("./cart.js").then(({ total }) => console.log(total));
