import("./pages.wasm");
