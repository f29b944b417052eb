import("./help.js").then(({ help }) => console.log(help()));
