/* Untyped packages that replace Node's modules, and files that one of the build's loaders generates. */
declare module "path-browserify";
declare module "npm-url";
declare module "npm-util";
declare module "enhanced-resolve";
declare module "minimizer-webpack-plugin";
declare module "schema-utils";
declare module "webpack-sources";
declare module "#runtime-files" {
  const files: Record<string, string>;
  export default files;
}
