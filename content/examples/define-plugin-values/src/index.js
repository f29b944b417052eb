const { dark } = COLORS;
console.log(TEXT, CODE, LIST[1], PATTERN.test("v1"), double(4), BIG, NOTHING);
console.log(dark, COLORS.brand, COLORS.missing, typeof window, typeof TEXT);
{
  const TEXT = "a variable of your own";
  console.log(TEXT);
}
