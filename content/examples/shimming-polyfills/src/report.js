const prices = [3, 12, 5, 40];

export function report() {
  const { cheap, dear } = Object.groupBy(prices, (price) => (price < 10 ? "cheap" : "dear"));
  console.log("cheap:", cheap, "dear:", dear);
}
