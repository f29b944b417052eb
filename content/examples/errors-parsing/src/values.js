import(/* webpackChunkName: 5, webpackMode: "later", webpackPrefetch: "yes" */ "./pages/tea.js");
new Worker(new URL(/* webpackIgnore: "no" */ "./price.js", import.meta.url));
