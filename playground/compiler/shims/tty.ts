/** The worker is no terminal, so webpack prints no colors. */
const tty = { isatty: () => false };

export default tty;
export { tty as "module.exports" };
