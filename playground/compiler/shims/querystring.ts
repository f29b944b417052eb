type Values = Record<string, string | string[]>;

function stringify(values: Values = {}): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");
}

function parse(text: string): Values {
  const values: Values = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
}

const querystring = { stringify, parse, encode: stringify, decode: parse, escape: encodeURIComponent };

export default querystring;
export { querystring as "module.exports" };
