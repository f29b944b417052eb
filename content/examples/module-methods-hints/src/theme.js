document.documentElement.dataset.theme = localStorage.theme ?? "light";
