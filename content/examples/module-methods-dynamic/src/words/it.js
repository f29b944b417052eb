export const hello = "hello it"; export const bye = "bye it";
