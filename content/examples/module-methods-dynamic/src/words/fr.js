export const hello = "hello fr"; export const bye = "bye fr";
