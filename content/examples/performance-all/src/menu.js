export const open = () => eval("1 + 1");
export const close = () => console.log("closed");
console.log(this);
