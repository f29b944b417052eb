export const where = () => (typeof document === "undefined" ? "the server" : document.title);
