document.title = "Tea shop";
