import order from "./today.order";
import theme from "./dark.theme.js";
import names from "./today.names";
import listing from "./menu.listing";

console.log("order:", order);
console.log("theme:", theme);
console.log("names:", names);
console.log("listing:", listing.files, listing.depends);
