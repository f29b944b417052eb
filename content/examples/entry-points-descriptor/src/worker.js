console.log("service worker");
