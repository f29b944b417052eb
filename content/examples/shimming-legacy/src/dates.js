import "old-dates";

console.log(globalThis.Dates.weekday(3));
