export const order = () => "ordered";
