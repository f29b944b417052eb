document.title = "Shop";
