export const DEBUG = false;
export const LANGUAGE = "de";
