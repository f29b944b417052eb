import { sep } from "node:path";

export default sep.length;
