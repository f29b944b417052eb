export function pitch(remainingRequest) {
  const request = JSON.stringify(
    this.utils.contextify(this.context, `!!${remainingRequest}`),
  );
  return `
    import text from ${request};
    export default { text, length: text.length };
  `;
}
