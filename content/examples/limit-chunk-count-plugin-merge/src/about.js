document.body.textContent = "We sell food.";
