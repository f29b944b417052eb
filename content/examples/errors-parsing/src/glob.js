const pages = import.meta.glob("pages/*.js", { as: "raw" });

console.log(pages);
