// Entry point of every npm script. Plain JavaScript, so that even an old Node can run it and report that it's too old.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project needs Node 22.18 or newer; this is Node ${process.versions.node}.\n` +
      "Its own Node comes with `npm ci` on Linux, macOS and Windows. Run `npm ci` without --omit=optional, " +
      "or install a newer Node from https://nodejs.org/.",
  );
  process.exit(1);
}

const { parseArgs } = await import("node:util");

// Halves the startup time of commands.
const { enableCompileCache } = await import("node:module");
enableCompileCache(".cache/node");

const commands = ["build", "start", "dev", "check", "test", "bench", "examples", "reference", "fetch", "new", "doctor"];
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !commands.includes(name)) {
  console.error(`Unknown command '${name ?? ""}'. Commands: ${commands.join(", ")}. Each has --help.`);
  process.exit(1);
}
const shared = { language: { type: "string" }, help: { type: "boolean" } };
const { language, help } = parseArgs({ args, options: shared, strict: false }).values;
if (language !== undefined && !process.execArgv.includes(`--conditions=${language}`)) {
  process.exit(await runInLanguage(language));
}
const command = await import(`./${name}.ts`);
if (help) {
  console.log(command.HELP);
  process.exit();
}
try {
  process.exitCode = await command.run(args);
} catch (error) {
  const { UserError } = await import("#model/user-error.ts");
  const isUsage = String(error?.code).startsWith("ERR_PARSE_ARGS");
  if (!isUsage && !(error instanceof UserError)) throw error;
  console.error(isUsage ? `${error.message}\nSee npm run ${name} -- --help.` : error.message);
  // Watchers of a development server may still be running.
  process.exit(1);
}

/** Node resolves `#strings` in package.json by a condition for the language, which only a new process can set. */
async function runInLanguage(language) {
  const { spawn } = await import("node:child_process");
  const child = spawn(process.execPath, [`--conditions=${language}`, ...process.argv.slice(1)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}
