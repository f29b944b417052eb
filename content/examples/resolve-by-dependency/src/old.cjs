console.log("require:", require("two-formats").format);
