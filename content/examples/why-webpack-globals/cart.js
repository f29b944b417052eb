var total = 0;
function add(amount) {
  total += amount;
  return total;
}
