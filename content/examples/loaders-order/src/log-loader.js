export function pitch() {
  console.log(`pitch ${this.getOptions().name}`);
}

export default function logLoader(source) {
  console.log(`run   ${this.getOptions().name}`);
  return source;
}
