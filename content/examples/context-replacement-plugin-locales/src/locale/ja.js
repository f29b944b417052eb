export const hello = "Konnichiwa";
