import "./widget.cjs";

import("./cart.js").then(({ open }) => open());
