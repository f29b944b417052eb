import { readFileSync } from "node:fs";

const events = JSON.parse(readFileSync("profiling/events.json", "utf8"));
const starts = new Map(events.filter(({ ph }) => ph === "B").map((event) => [event.id, event]));
const times = {};

for (const { ph, id, name, ts } of events) {
  if (ph === "E") times[name] = (times[name] ?? 0) + (ts - starts.get(id).ts) / 1000;
}

const slowest = Object.entries(times).sort(([, a], [, b]) => b - a);
for (const [name, time] of slowest.slice(0, 5)) console.log(time.toFixed(1), "ms", name);
