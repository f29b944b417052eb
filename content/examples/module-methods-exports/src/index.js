const loadMath = () =>
  import(
    /* webpackChunkName: "math" */
    /* webpackExports: ["add", "multiply"] */
    "./math.js"
  );

const math = await loadMath();
console.log(Object.keys(math), math.add(2, 3));
