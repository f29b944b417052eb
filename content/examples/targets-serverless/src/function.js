import { createHash } from "node:crypto";

export const handler = async (event) => {
  const { format } = await import("./format.js");
  const id = createHash("sha256").update(event.name).digest("hex").slice(0, 8);
  return { statusCode: 200, body: `${id} ${format(event.price)}` };
};
