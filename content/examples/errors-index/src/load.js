export const load = (name) => import(name);
