console.log(new URL("./photo.webp", import.meta.url).href);
