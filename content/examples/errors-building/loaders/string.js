export default function () {
  this.callback("Line 1 has no price");
}
