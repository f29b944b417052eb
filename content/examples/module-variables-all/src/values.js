export const used = 1; export const unused = 2; export const never = 3;
console.log("never used:", __webpack_exports_info__.never.used, "used:", __webpack_exports_info__.used.used);
