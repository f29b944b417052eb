import type { PackageManifest } from "./fetch/package-files.ts";

/** A package's folder in a GitHub repository at one version. */
export type Repository = {
  /** For example 'https://github.com/webpack/css-loader'. */
  url: string;
  /** For example 'webpack/css-loader'. */
  name: string;
  /** Commit or tag. */
  ref: string;
  /** The package's folder in its repository, followed by a slash; '' is the root. */
  directory: string;
};

/** Parses the `repository` of a package.json in any of npm's forms; undefined if it isn't on GitHub. */
export function repositoryOf({ repository }: PackageManifest, ref: string): Repository | undefined {
  const written = typeof repository === "string" ? repository : (repository?.url ?? "");
  const match =
    /^(?:github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?github\.com\/|git@github\.com:)?([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:[#/].*)?$/.exec(
      written,
    );
  const [, owner, project] = match ?? [];
  if (owner === undefined || project === undefined || /^\.+$/.test(owner + project)) return undefined;
  const name = `${owner}/${project}`;
  const directory = typeof repository === "string" ? "" : (repository?.directory ?? "");
  return { url: `https://github.com/${name}`, name, ref, directory: withSlash(directory) };
}

/** Normalizes a folder: '/packages/a' → 'packages/a/'. A path out of the repository becomes its root. */
function withSlash(directory: string): string {
  const path = new URL(directory, "https://repository.invalid/").pathname.slice(1);
  return path === "" || path.endsWith("/") ? path : `${path}/`;
}
