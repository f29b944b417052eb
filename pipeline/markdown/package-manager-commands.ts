/** The commands in which package managers differ. */
type Names = {
  tool: string;
  addGlobal: string;
  dev: string;
  ci: string;
  init: (rest: string[]) => string;
  /** Runs a script of package.json. */
  run: string;
  /** Runs scripts that npm has a command for. */
  start: string;
  /** Runs a package that isn't installed, or one that is. */
  fetchAndRun: string;
  exec: string;
};

const YARN: Names = {
  tool: "yarn",
  addGlobal: "yarn global add",
  dev: "--dev",
  ci: "yarn install --immutable",
  init: (rest) => join("yarn init", rest),
  run: "yarn",
  start: "yarn",
  fetchAndRun: "yarn dlx",
  exec: "yarn",
};

const PNPM: Names = {
  tool: "pnpm",
  addGlobal: "pnpm add -g",
  dev: "-D",
  ci: "pnpm install --frozen-lockfile",
  init: () => "pnpm init",
  run: "pnpm run",
  start: "pnpm",
  fetchAndRun: "pnpm dlx",
  exec: "pnpm exec",
};

const BUN: Names = {
  tool: "bun",
  addGlobal: "bun add -g",
  dev: "--dev",
  ci: "bun install --frozen-lockfile",
  init: (rest) => join("bun init", rest),
  run: "bun run",
  start: "bun run",
  fetchAndRun: "bunx",
  exec: "bunx",
};

/** Translates npm command lines for each package manager; other lines stay as they are. */
export function packageManagerCommands(text: string): Record<"npm" | "yarn" | "pnpm" | "bun", string> {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(?:\$ )?/, ""));
  const translated = (names: Names) =>
    lines
      .map((line) =>
        line
          .split(" && ")
          .map((command) => translate(command.trim().split(/\s+/), names) ?? command)
          .join(" && "),
      )
      .join("\n");
  return { npm: lines.join("\n"), yarn: translated(YARN), pnpm: translated(PNPM), bun: translated(BUN) };
}

const IS_DEV = /^(?:-D|--save-dev)$/;
const IS_GLOBAL = /^(?:-g|--global)$/;
const IS_SAVE = /^(?:-S|--save|-P|--save-prod)$/;

/** Returns undefined for commands that aren't npm's. */
function translate([tool, verb = "", ...all]: string[], names: Names): string | undefined {
  const rest = all.filter((word) => word !== "--");
  if (tool === "npx") {
    const [name = "", ...others] = [verb, ...all].filter((word) => word !== "--yes" && word !== "-y");
    return join(/^webpack\b/.test(name) ? names.exec : names.fetchAndRun, name, others);
  }
  if (tool !== "npm") return undefined;
  const packages = rest.filter((word) => !word.startsWith("-"));
  switch (verb) {
    case "install":
    case "i":
    case "add": {
      const flags = rest.filter(
        (word) => word.startsWith("-") && ![IS_DEV, IS_GLOBAL, IS_SAVE].some((is) => is.test(word)),
      );
      if (packages.length === 0) return join(names.tool, "install", flags);
      const add = rest.some((word) => IS_GLOBAL.test(word)) ? names.addGlobal : `${names.tool} add`;
      return join(add, rest.some((word) => IS_DEV.test(word)) && names.dev, flags, packages);
    }
    case "ci":
      return names.ci;
    case "uninstall":
    case "remove":
      return join(names.tool, "remove", packages);
    case "create":
      return join(names.tool, "create", rest);
    case "init":
      // With a package, it creates a project; alone it only asks questions.
      return rest[0] === undefined || rest[0].startsWith("-") ? names.init(rest) : join(names.tool, "create", rest);
    case "run":
      return join(names.run, rest);
    case "start":
    case "test":
      return join(names.start, verb, rest);
    default:
      return join(names.tool, verb, rest);
  }
}

function join(...words: (string | false | string[])[]): string {
  return words
    .flat()
    .filter((word) => word !== false && word !== "")
    .join(" ");
}
