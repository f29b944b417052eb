declare module "*.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "react-dom/server" {
  export function renderToStaticMarkup(node: import("react").ReactNode): string;
}
