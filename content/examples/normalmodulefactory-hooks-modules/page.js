globalThis.charts = { default: "charts of the page" };
