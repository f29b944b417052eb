export default function pickLocale(source) {
  return JSON.stringify(JSON.parse(source)[this.locale]);
}
