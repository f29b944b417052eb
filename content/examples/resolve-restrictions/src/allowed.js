console.log("allowed");
