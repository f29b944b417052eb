let time = "not set";

export const setTime = (value) => (time = value);
export const getTime = () => time;
