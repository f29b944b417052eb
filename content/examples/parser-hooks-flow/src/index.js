if (MOBILE) load("mobile");
else load("desktop");
MOBILE ? load("a") : load("b");
MOBILE && load("c");
if (globalThis.print) load("printer");
once: for (const n of [1]) break once;
function stop() {
  return load("d");
  load("e");
}
class Tea extends Object {
  price = load("f");
  pour() {}
}
