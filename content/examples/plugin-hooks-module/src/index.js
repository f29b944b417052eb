import tea from "shop:tea";

console.log("__SHOP__", tea);
