/** Replaces modules that browsers lack, such as processes and sockets. Throws when something uses it. */
const missing: unknown = new Proxy(() => {}, {
  get: (_, name) => {
    if (typeof name === "symbol" || ["__esModule", "then", "default", "prototype"].includes(name)) return undefined;
    if (name === "constants") return {};
    if (name === "isMainThread") return true;
    return () => {
      throw new Error(`The playground has no “${name}”: browsers lack this part of Node.js.`);
    };
  },
});

export { missing as "module.exports" };
export default missing;
