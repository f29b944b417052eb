import { AsyncSeriesLoopHook, HookMap, MultiHook, SyncHook } from "tapable";

const sold = new HookMap((article) => new SyncHook(["count"], `sold ${article}`));
sold.for("tea").tap("a", (count) => console.log("HookMap: tea", count));
sold.for("tea").call(2);
console.log("HookMap:", sold.get("milk"));

const [open, close] = [new SyncHook(), new SyncHook()];
new MultiHook([open, close]).tap("both", () => console.log("MultiHook: called"));
open.call();
close.call();

let tries = 0;
const connect = new AsyncSeriesLoopHook();
connect.tapPromise("a", async () => (++tries < 3 ? "again" : undefined));
await connect.promise();
console.log("AsyncSeriesLoopHook:", tries, "tries");

const hook = new SyncHook(["day"], "opened");
hook.intercept({
  register: (tap) => ({ ...tap, name: `${tap.name}!` }),
  call: (day) => console.log("call", day),
  tap: ({ name, type }) => console.log("tap", name, type),
  done: () => console.log("done"),
});
hook.tap("a", (day) => console.log("a", day));
hook.call("Monday");
