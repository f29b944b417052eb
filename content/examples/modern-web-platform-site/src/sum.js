addEventListener("message", ({ data }) => postMessage(data.reduce((sum, value) => sum + value, 0)));
