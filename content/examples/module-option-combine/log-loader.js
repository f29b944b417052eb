export default function logLoader(source) {
  console.log(this.getOptions().name);
  return source;
}
