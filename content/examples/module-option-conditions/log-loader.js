export default function logLoader(source) {
  console.log(`${this.resource.slice(this.rootContext.length)}  ${this.getOptions().name}`);
  return source;
}
