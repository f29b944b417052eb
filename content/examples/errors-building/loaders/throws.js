export default function () {
  throw new Error("Line 1 has no price");
}
