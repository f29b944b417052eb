import type { Packages } from "../commands/install-packages.ts";

/** The packages to install, in the measured versions. */
export const PACKAGES: Packages = {
  webpack: "5.112.2",
  "webpack-cli": "7.3.1",
  "@rspack/core": "2.3.2",
  "@rspack/cli": "2.2.8",
  vite: "8.3.8",
  rolldown: "1.3.2",
  rollup: "4.68.7",
  "@rollup/plugin-terser": "1.0.2",
  esbuild: "0.28.2",
  parcel: "2.16.4",
  bun: "1.4.5",
};

export type Bundler = {
  name: string;
  /** Returns the command for a cold production build of the entry into the folder, without source maps. */
  command: (entry: string, output: string) => string;
};

export const BUNDLERS: Bundler[] = [
  {
    name: `webpack ${PACKAGES["webpack"]}`,
    command: (entry, output) => `webpack --mode=production --devtool=false --entry=./${entry} -o ${output}`,
  },
  {
    name: `Rspack ${PACKAGES["@rspack/core"]}`,
    command: (entry, output) => `rspack build --mode=production --devtool=false --entry ./${entry} -o ${output}`,
  },
  {
    name: `Vite ${PACKAGES["vite"]}`,
    command: (_entry, output) => `vite build --outDir ${output} --logLevel=error`,
  },
  {
    name: `Rolldown ${PACKAGES["rolldown"]}`,
    command: (entry, output) => `rolldown ${entry} --dir ${output} --minify`,
  },
  {
    name: `Rollup ${PACKAGES["rollup"]}, @rollup/plugin-terser`,
    command: (entry, output) => `rollup ${entry} --dir ${output} --plugin terser --silent`,
  },
  {
    name: `esbuild ${PACKAGES["esbuild"]}`,
    command: (entry, output) => `esbuild ${entry} --bundle --minify --splitting --format=esm --outdir=${output}`,
  },
  {
    name: `Parcel ${PACKAGES["parcel"]}`,
    command: (entry, output) => `parcel build ${entry} --dist-dir ${output} --no-source-maps --no-cache`,
  },
  {
    name: `Bun ${PACKAGES["bun"]}`,
    command: (entry, output) => `bun build ${entry} --minify --splitting --outdir ${output}`,
  },
];
