/** Names the class of a CSS module after its file: `header-title`. The renderer and webpack give the same name. */
export function className(path: string, local: string): string {
  return `${path.replace(/^.*\/|\.module\.css$/g, "")}-${local}`;
}
