/** Returns the names of an Accept or Accept-Encoding header with their quality, from 0 to 1: 'br;q=0, gzip'. */
export function parseAccept(header = ""): Map<string, number> {
  const parts = header.split(",").map((part) => part.split(";").map((word) => word.trim().toLowerCase()));
  return new Map(
    parts.map(([name = "", ...parameters]) => {
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
}
