const limit = 10;
const before = import.meta.webpackHot.data?.limit;

import.meta.webpackHot.accept();
import.meta.webpackHot.dispose((data) => {
  data.limit = limit;
});
if (before !== undefined && before !== limit) {
  console.log("limit was", before, "and is", limit);
  import.meta.webpackHot.invalidate();
}
export { limit };
