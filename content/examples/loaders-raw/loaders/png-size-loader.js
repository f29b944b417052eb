export const raw = true;

export default function pngSizeLoader(content) {
  const size = { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  return JSON.stringify(size);
}
