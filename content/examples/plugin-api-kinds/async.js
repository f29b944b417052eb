import { setTimeout } from "node:timers/promises";
import { AsyncParallelBailHook, AsyncParallelHook, AsyncSeriesBailHook, AsyncSeriesHook, AsyncSeriesWaterfallHook } from "tapable";

const wait = (ms, value) => async () => {
  await setTimeout(ms);
  console.log(`  ${value ?? "nothing"} after ${ms}`);
  return value;
};

for (const Kind of [AsyncSeriesHook, AsyncParallelHook, AsyncSeriesBailHook, AsyncParallelBailHook, AsyncSeriesWaterfallHook]) {
  const hook = new Kind(["start"]);
  hook.tapPromise("slow", wait(200, "slow"));
  hook.tapPromise("fast", wait(20, "fast"));
  const result = await hook.promise("start");
  console.log(`${Kind.name}: ${result}`);
  await setTimeout(250);
}
