export default function () {
  return "hello";
}
