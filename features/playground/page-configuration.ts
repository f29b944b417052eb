import { resolve } from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration } from "webpack";
import { stringsFile } from "../../core/cache/strings-file.ts";

const ecma = 2022;

/**
 * Returns the configuration of the interface and the frames' scripts. Each is one file, because the pages' security
 * policy only lets one webpack runtime load chunks.
 */
export function pageConfiguration(output: string): Configuration {
  return {
    name: "page",
    mode: "production",
    context: resolve(import.meta.dirname, "../../playground"),
    target: ["web", `es${ecma}`],
    devtool: false,
    entry: {
      app: { import: "./app/mount.tsx", library: { type: "window", name: "webpackPlayground" } },
      "compiler-frame": "./frame/compiler.ts",
      "preview-frame": "./frame/preview.ts",
    },
    output: { path: resolve(output), clean: true, filename: "[name].js", cssFilename: "[name].css", charset: false },
    performance: { hints: false },
    resolve: { extensions: [".js"], alias: { "#strings": stringsFile() } },
    module: {
      // Custom properties are the site's tokens.
      parser: { "css/auto": { dashedIdents: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: "swc-loader",
          options: {
            jsc: {
              target: `es${ecma}`,
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic" } },
            },
          },
        },
        { test: /\.module\.css$/, parser: { namedExports: false } },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma, compress: { ecma }, mangle: true },
          parallel: false,
          extractComments: false,
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    infrastructureLogging: { level: "warn" },
  };
}
