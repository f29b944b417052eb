/* Packages in Node's place that have no types, and files that a loader of the build makes. */
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
