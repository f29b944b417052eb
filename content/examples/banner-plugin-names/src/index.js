import(/* webpackChunkName: "chart" */ "./chart.js").then(({ draw }) => draw());
