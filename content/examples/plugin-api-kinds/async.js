import { setTimeout } from "node:timers/promises";
import tapable from "tapable";

const wait = (ms, value) => async () => {
  await setTimeout(ms);
  console.log(`  ${value ?? "nothing"} after ${ms}`);
  return value;
};

for (const kind of ["AsyncSeriesHook", "AsyncParallelHook", "AsyncSeriesBailHook", "AsyncParallelBailHook", "AsyncSeriesWaterfallHook"]) {
  const hook = new tapable[kind](["start"]);
  hook.tapPromise("slow", wait(200, "slow"));
  hook.tapPromise("fast", wait(20, "fast"));
  const result = await hook.promise("start");
  console.log(`${kind}: ${result}`);
  await setTimeout(250);
}
