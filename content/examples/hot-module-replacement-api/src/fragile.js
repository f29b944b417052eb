let broken = false;

import.meta.webpackHot.accept((error, { moduleId }) => {
  console.log("error handler:", error.message, moduleId);
});
if (broken) throw new Error("cannot start");
export {};
