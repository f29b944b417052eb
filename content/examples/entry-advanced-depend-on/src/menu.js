document.addEventListener("click", () => document.body.classList.toggle("menu-open"));
