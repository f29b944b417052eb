export default function todoLoader(source) {
  console.log(`todo-loader reads ${this.utils.contextify(this.rootContext, this.resourcePath)}`);
  for (const [, text] of source.matchAll(/\/\/ TODO (.*)/g)) this.addTodo(text);
  return source;
}
