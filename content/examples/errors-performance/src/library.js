export default "shop";
export const open = true;
