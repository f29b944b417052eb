export const hello = "hello de"; export const bye = "bye de";
