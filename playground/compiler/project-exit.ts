/* `process.exit()` in a worker. Imports nothing, because the shim of Node's `process` imports it. */

/** Thrown to leave the code that ends the process. */
export class ProjectExit extends Error {
  override readonly name = "ProjectExit";
  readonly code: number;
  constructor(code: number) {
    super(`The project ended the process with exit code ${code}.`);
    this.code = code;
  }
}

let onExit: (exit: ProjectExit) => void = () => {};

/** Sets what happens when the project or webpack-cli ends the process. */
export function whenExited(callback: (exit: ProjectExit) => void): void {
  onExit = callback;
}

export function exit(code: unknown = 0): never {
  const end = new ProjectExit(Number(code) || 0);
  onExit(end);
  throw end;
}
