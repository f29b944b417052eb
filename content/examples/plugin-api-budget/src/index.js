console.log("a bundle of more than twenty bytes");
