// Every npm script starts here, in plain JavaScript that any Node 18 understands, so that a wrong runtime is told in words.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project needs Node 22.18 or newer; this is Node ${process.versions.node}.\n` +
      "Its own Node comes with `npm ci` on Linux, macOS and Windows. Run `npm ci` without --omit=optional, " +
      "or install a newer Node from https://nodejs.org/.",
  );
  process.exit(1);
}

// What was compiled once is kept: half of the time until a command starts its work.
const { enableCompileCache } = await import("node:module");
enableCompileCache(".cache/node");

const commands = ["build", "start", "dev", "check", "test", "bench", "examples", "reference", "fetch"];
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !commands.includes(name)) {
  console.error(`Unknown command '${name ?? ""}'. Commands: ${commands.join(", ")}. Each has --help.`);
  process.exit(1);
}
const command = await import(`./${name}.ts`);
try {
  process.exitCode = await command.run(args);
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(`${error.message}\nSee npm run ${name} -- --help.`);
  process.exitCode = 1;
}
