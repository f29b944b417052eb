import { jsx } from "react/lib/jsx.js";

export default { mode: "development", name: typeof jsx };
