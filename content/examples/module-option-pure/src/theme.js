function createTheme(name) {
  console.log("building", name);
  return { name };
}

export const spacing = 8;
export const dark = createTheme("dark");
