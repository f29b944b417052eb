export const open = (name) => import(name);
