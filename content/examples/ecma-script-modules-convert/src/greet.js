export const greet = (name, greeting) => `${greeting}, ${name}!`;
export const unused = () => "never called";
