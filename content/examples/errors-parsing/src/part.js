import(`./pages/${location.hash.slice(1)}.js`).then((page) => page.show());
