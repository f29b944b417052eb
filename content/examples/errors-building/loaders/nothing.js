export default function (source) {
  source.toUpperCase();
}
