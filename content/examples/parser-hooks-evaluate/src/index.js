import "./lib.js";

if (REGION === "eu") console.log("identifier");
if (typeof REGION === "string") console.log("typeof");
if (isShop()) console.log("call");
if (flag`beta`) console.log("tagged template");
if (new Never()) console.log("never in the bundle");
if ("abc".isEmpty()) console.log("never in the bundle");
