export function make(name) {
  document.title = name;
  return { name };
}

/*#__NO_SIDE_EFFECTS__*/
export function makeQuietly(name) {
  document.title = name;
  return { name };
}
