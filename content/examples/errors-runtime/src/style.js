import("./styled.js").then(({ open }) => open());
