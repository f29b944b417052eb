/** Translates npm command lines for each package manager; other lines stay as they are. */
export function packageManagerCommands(text: string): Record<"npm" | "yarn" | "pnpm" | "bun", string> {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(?:\$ )?/, ""));
  const translate = (to: (words: string[]) => string | undefined) =>
    lines
      .map((line) =>
        line
          .split(" && ")
          .map((command) => to(command.trim().split(/\s+/)) ?? command)
          .join(" && "),
      )
      .join("\n");
  return { npm: lines.join("\n"), yarn: translate(yarn), pnpm: translate(pnpm), bun: translate(bun) };
}

const DEV = new Set(["-D", "--save-dev"]);
const SAVE = new Set(["-S", "--save", "-P", "--save-prod"]);

type Install = { dev: boolean; global: boolean; packages: string[]; flags: string[] };

/** Parses `npm install -D a b`; undefined for any other command. */
function parseInstall([tool, verb, ...rest]: string[]): Install | undefined {
  if (tool !== "npm" || !["install", "i", "add"].includes(verb ?? "")) return undefined;
  const known = (word: string) => DEV.has(word) || SAVE.has(word) || word === "-g" || word === "--global";
  return {
    dev: rest.some((word) => DEV.has(word)),
    global: rest.some((word) => word === "-g" || word === "--global"),
    packages: rest.filter((word) => !word.startsWith("-")),
    flags: rest.filter((word) => word.startsWith("-") && !known(word)),
  };
}

const join = (...words: (string | false | string[])[]) =>
  words
    .flat()
    .filter((word) => word !== false && word !== "")
    .join(" ");

function yarn(words: string[]): string | undefined {
  const install = parseInstall(words);
  if (install !== undefined) {
    if (install.packages.length === 0) return join("yarn install", install.flags);
    return join("yarn", install.global && "global", "add", install.dev && "--dev", install.flags, install.packages);
  }
  const [tool, verb, ...rest] = words;
  if (tool === "npx")
    return join(
      "yarn dlx",
      words.slice(1).filter((word) => word !== "--yes" && word !== "-y"),
    ).replace(/^yarn dlx (webpack\b)/, "yarn $1");
  if (tool !== "npm") return undefined;
  if (verb === "ci") return "yarn install --immutable";
  if (verb === "uninstall" || verb === "remove") return join("yarn remove", withoutFlags(rest));
  if (verb === "run")
    return join(
      "yarn",
      rest.filter((word) => word !== "--"),
    );
  if (isCreate(words))
    return join(
      "yarn create",
      rest.filter((word) => word !== "--"),
    );
  if (verb === "init") return join("yarn init", rest);
  return join("yarn", verb ?? "", rest);
}

function pnpm(words: string[]): string | undefined {
  const install = parseInstall(words);
  if (install !== undefined) {
    if (install.packages.length === 0) return join("pnpm install", install.flags);
    return join("pnpm add", install.global && "-g", install.dev && "-D", install.flags, install.packages);
  }
  const [tool, verb, ...rest] = words;
  if (tool === "npx")
    return join(
      "pnpm dlx",
      words.slice(1).filter((word) => word !== "--yes" && word !== "-y"),
    ).replace(/^pnpm dlx (webpack\b)/, "pnpm exec $1");
  if (tool !== "npm") return undefined;
  if (verb === "ci") return "pnpm install --frozen-lockfile";
  if (verb === "uninstall" || verb === "remove") return join("pnpm remove", withoutFlags(rest));
  if (isCreate(words))
    return join(
      "pnpm create",
      rest.filter((word) => word !== "--"),
    );
  if (verb === "init") return "pnpm init";
  return join(
    "pnpm",
    verb ?? "",
    rest.filter((word) => word !== "--"),
  );
}

function bun(words: string[]): string | undefined {
  const install = parseInstall(words);
  if (install !== undefined) {
    if (install.packages.length === 0) return join("bun install", install.flags);
    return join("bun add", install.global && "-g", install.dev && "--dev", install.flags, install.packages);
  }
  const [tool, verb, ...rest] = words;
  if (tool === "npx")
    return join(
      "bunx",
      words.slice(1).filter((word) => word !== "--yes" && word !== "-y"),
    );
  if (tool !== "npm") return undefined;
  if (verb === "ci") return "bun install --frozen-lockfile";
  if (verb === "uninstall" || verb === "remove") return join("bun remove", withoutFlags(rest));
  if (isCreate(words))
    return join(
      "bun create",
      rest.filter((word) => word !== "--"),
    );
  if (verb === "init") return join("bun init", rest);
  return join(
    "bun",
    verb === "start" || verb === "test" ? ["run", verb] : (verb ?? ""),
    rest.filter((word) => word !== "--"),
  );
}

/** `npm init vite` and `npm create vite` run a package that creates a project; `npm init` alone only asks questions. */
function isCreate([_tool, verb, first]: string[]): boolean {
  return verb === "create" || (verb === "init" && first !== undefined && !first.startsWith("-"));
}

function withoutFlags(words: string[]): string[] {
  return words.filter((word) => !word.startsWith("-"));
}
