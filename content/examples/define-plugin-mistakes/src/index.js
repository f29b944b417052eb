console.log(CHANNEL);
