const os = {
  EOL: "\n",
  // One processor makes the minimizer work in this thread.
  availableParallelism: () => 1,
  cpus: () => [{}],
  platform: () => "linux",
  type: () => "Linux",
  release: () => "",
  arch: () => "wasm32",
  homedir: () => "/",
  tmpdir: () => "/tmp",
  hostname: () => "playground",
  totalmem: () => 0,
  freemem: () => 0,
  constants: { signals: {}, errno: {} },
};

export default os;
export { os as "module.exports" };
