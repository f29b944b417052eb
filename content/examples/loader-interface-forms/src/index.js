import sync from "./a.sync.txt";
import callback from "./a.callback.txt";
import promise from "./a.promise.txt";
import later from "./a.later.txt";
import raw from "./a.raw.txt";
import chain from "./a.chain.txt";

console.log({ sync, callback, promise, later, raw, chain });
