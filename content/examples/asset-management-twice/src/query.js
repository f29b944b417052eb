document.body.append(new URL("./images/logo.svg?script", import.meta.url).href);
