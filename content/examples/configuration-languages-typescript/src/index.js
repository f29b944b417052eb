console.log("shop", CHANNEL);
