export const describe = (extension) => `a file of the kind ${extension}`;
