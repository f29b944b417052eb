/* For output.hashFunction and integrity hashes. webpack has its own xxhash64 and md4. */
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha224, sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { Buffer } from "buffer";

const FUNCTIONS = { md5, sha1, sha224, sha256, sha384, sha512 };

class Hash {
  readonly hash: ReturnType<typeof sha256.create>;
  constructor(name: string) {
    const found = Object.entries(FUNCTIONS).find(([each]) => each === name.toLowerCase().replace("-", ""))?.[1];
    if (found === undefined)
      throw Object.assign(new Error(`Digest method not supported: ${name}`), { code: "ERR_CRYPTO_INVALID_DIGEST" });
    this.hash = found.create() as ReturnType<typeof sha256.create>;
  }
  update(data: string | Uint8Array, encoding?: BufferEncoding): this {
    this.hash.update(typeof data === "string" ? Buffer.from(data, encoding) : data);
    return this;
  }
  digest(encoding?: BufferEncoding | "buffer"): unknown {
    const bytes = Buffer.from(this.hash.digest());
    return encoding === undefined || encoding === "buffer" ? bytes : bytes.toString(encoding);
  }
}

const crypto = {
  createHash: (name: string) => new Hash(name),
  getHashes: () => Object.keys(FUNCTIONS),
  randomBytes: (size: number) => Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size))),
  randomUUID: () => globalThis.crypto.randomUUID(),
  webcrypto: globalThis.crypto,
};

export default crypto;
export { crypto as "module.exports" };
