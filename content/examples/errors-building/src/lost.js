console.log("lost");
//# sourceMappingURL=lost.js.map
