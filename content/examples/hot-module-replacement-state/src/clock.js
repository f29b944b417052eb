let ticks = import.meta.webpackHot?.data?.ticks ?? 0;
const timer = setInterval(() => ticks++, 60_000);
console.log(`clock v1 starts at ${ticks}`);
ticks += 5;

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => {
    clearInterval(timer);
    data.ticks = ticks;
  });
}
