/** Returns the first sentence of a paragraph's text: 'Deletes old files. Turn it on …' → 'Deletes old files.' */
export function firstSentence(paragraph: string): string {
  const text = paragraph.replace(/\s+/g, " ").trim();
  // The segmenter doesn't split before a sentence that starts with a lower-case name.
  const [sentence = ""] = segmentOf(text)
    .trim()
    .split(/(?<=[\p{L}\d)\]]{2}\.) /u);
  return sentence.replace(/:$/, ".");
}

/** Browsers without Intl.Segmenter, such as Firefox before 125, rely on the pattern above alone. */
function segmentOf(text: string): string {
  if (!("Segmenter" in Intl)) return text;
  const [first] = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
  return first?.segment ?? "";
}
