/* Untyped packages, some of which replace Node's modules. */
declare module "path-browserify";
declare module "url/url.js";
declare module "util/util.js";
declare module "enhanced-resolve";
declare module "minimizer-webpack-plugin";
declare module "schema-utils";
declare module "webpack-sources";
/** Its own types are those of the options that it parses itself. */
declare module "webpack-cli/lib/webpack-cli.js" {
  import type { Compiler, Configuration, MultiCompiler, MultiConfiguration } from "webpack";
  export default class WebpackCommandLine {
    logger: { error: (value: unknown) => void };
    run(args: readonly string[]): Promise<void>;
    loadConfig(options: object): Promise<{ options: Configuration | MultiConfiguration }>;
    createCompiler(options: object, report?: unknown): Promise<Compiler | MultiCompiler | null>;
  }
}
