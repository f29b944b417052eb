import { Buffer } from "buffer";

const v8 = {
  /**
   * webpack reads the format's version when it is loaded; only its persistent cache, which the playground turns off,
   * serializes more.
   */
  serialize: (value: unknown) => {
    if (value !== null) throw new Error("v8.serialize isn't available in the playground");
    return Buffer.from([0xff, 0x0f, 0x30]);
  },
  deserialize: () => {
    throw new Error("v8.deserialize isn't available in the playground");
  },
};

export default v8;
export { v8 as "module.exports" };
