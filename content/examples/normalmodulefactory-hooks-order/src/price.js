import factor from "data:text/javascript,export default 2";

export const price = 21 * factor;
