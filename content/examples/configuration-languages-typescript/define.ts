import webpack from "webpack";

export function define(values: Record<string, string>) {
  return new webpack.DefinePlugin(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  );
}
