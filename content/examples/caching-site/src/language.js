document.documentElement.lang = navigator.language;
