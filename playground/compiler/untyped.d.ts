/* Untyped packages, some of which replace Node's modules. */
declare module "path-browserify";
declare module "npm-url";
declare module "npm-util";
declare module "enhanced-resolve";
declare module "minimizer-webpack-plugin";
declare module "schema-utils";
declare module "webpack-sources";
