import webpack from "webpack";

const { CachedSource, CompatSource, ConcatSource, OriginalSource, PrefixSource, RawSource, ReplaceSource, SizeOnlySource, SourceMapSource } =
  webpack.sources;

const raw = new RawSource("tea\n");
console.log(raw.source(), raw.size(), raw.map());

const original = new OriginalSource("const a = 1;\n", "src/a.js");
console.log(original.map().sources);

const mapped = new SourceMapSource("var a=1;\n", "a.js", original.map());
console.log(mapped.sourceAndMap().map.sources);

console.log(new ConcatSource("/* shop */\n", original, new PrefixSource("  ", raw)).source());

const replaced = new ReplaceSource(original);
replaced.replace(10, 10, "2");
replaced.insert(0, "/* new */ ");
console.log(replaced.source());

const cached = new CachedSource(() => replaced);
console.log(cached.buffer().length, cached.size());
console.log(new SizeOnlySource(12).size());
console.log(CompatSource.from({ source: () => "old", size: () => 3 }).source());
