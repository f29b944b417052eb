/** The commands in which package managers differ. */
const COMMANDS = {
  dev: { yarn: "--dev", pnpm: "-D", bun: "--dev" },
  addGlobal: { yarn: "yarn global add", pnpm: "pnpm add -g", bun: "bun add -g" },
  ci: {
    yarn: "yarn install --immutable",
    pnpm: "pnpm install --frozen-lockfile",
    bun: "bun install --frozen-lockfile",
  },
  /** Runs a script of package.json. */
  run: { yarn: "yarn", pnpm: "pnpm run", bun: "bun run" },
  /** Runs scripts that npm has a command for. */
  start: { yarn: "yarn", pnpm: "pnpm", bun: "bun run" },
  /** Runs a package that isn't installed, or one that is. */
  fetchAndRun: { yarn: "yarn dlx", pnpm: "pnpm dlx", bun: "bunx" },
  exec: { yarn: "yarn", pnpm: "pnpm exec", bun: "bunx" },
};

type Manager = "yarn" | "pnpm" | "bun";

/** Translates npm command lines for each package manager; other lines stay as they are. */
export function packageManagerCommands(text: string): Record<"npm" | Manager, string> {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(?:\$ )?/, ""));
  const translated = (manager: Manager) =>
    lines
      .map((line) =>
        line
          .split(" && ")
          .map((command) => translate(command.trim().split(/\s+/), manager) ?? command)
          .join(" && "),
      )
      .join("\n");
  return { npm: lines.join("\n"), yarn: translated("yarn"), pnpm: translated("pnpm"), bun: translated("bun") };
}

const IS_DEV = /^(?:-D|--save-dev)$/;
const IS_GLOBAL = /^(?:-g|--global)$/;
const IS_SAVE = /^(?:-S|--save|-P|--save-prod)$/;

/** Returns undefined for commands that aren't npm's. */
function translate([tool, verb = "", ...all]: string[], manager: Manager): string | undefined {
  const rest = all.filter((word) => word !== "--");
  if (tool === "npx") {
    const [name = "", ...others] = [verb, ...all].filter((word) => word !== "--yes" && word !== "-y");
    return join(COMMANDS[/^webpack\b/.test(name) ? "exec" : "fetchAndRun"][manager], name, others);
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
      if (packages.length === 0) return join(manager, "install", flags);
      const add = rest.some((word) => IS_GLOBAL.test(word)) ? COMMANDS.addGlobal[manager] : `${manager} add`;
      return join(add, rest.some((word) => IS_DEV.test(word)) && COMMANDS.dev[manager], flags, packages);
    }
    case "ci":
      return COMMANDS.ci[manager];
    case "uninstall":
    case "remove":
      return join(manager, "remove", packages);
    case "create":
      return join(manager, "create", rest);
    case "init":
      // With a package, it creates a project; alone it only asks questions, and pnpm's needs no -y.
      if (rest[0] !== undefined && !rest[0].startsWith("-")) return join(manager, "create", rest);
      return join(manager, "init", manager === "pnpm" ? [] : rest);
    case "run":
      return join(COMMANDS.run[manager], rest);
    case "start":
    case "test":
      return join(COMMANDS.start[manager], verb, rest);
    default:
      return join(manager, verb, rest);
  }
}

function join(...words: (string | false | string[])[]): string {
  return words
    .flat()
    .filter((word) => word !== false && word !== "")
    .join(" ");
}
