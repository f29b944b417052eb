function h(tag: string, _props: object | null, ...children: string[]): string {
  return `<${tag}>${children.join("")}</${tag}>`;
}

console.log(<h1>Hello</h1>);
