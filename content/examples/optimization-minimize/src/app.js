console.log("debug");
document.title += "!";
