export default function (source) {
  const done = this.async();
  done(null, source);
  done(null, source);
}
