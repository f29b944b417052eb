import { darken } from "./color.js";

export default { background: darken(200), text: darken(40) };
