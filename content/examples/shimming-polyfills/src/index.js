if (!Object.groupBy) await import(/* webpackChunkName: "group-by" */ "./group-by.js");
const { report } = await import(/* webpackMode: "eager" */ "./report.js");

report();
