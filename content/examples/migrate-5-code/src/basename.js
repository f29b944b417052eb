export const basename = (path) => path.split("/").at(-1);
