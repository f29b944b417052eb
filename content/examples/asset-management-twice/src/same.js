document.body.append(new URL("./images/logo.svg", import.meta.url).href);
