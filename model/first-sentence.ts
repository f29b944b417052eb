/** Returns the first sentence of a paragraph's text: 'Deletes old files. Turn it on …' → 'Deletes old files.' */
export function firstSentence(paragraph: string): string {
  const text = paragraph.replace(/\s+/g, " ").trim();
  // The next sentence may start with a name in lower case, which the segmenter takes for the same sentence.
  const [sentence = ""] = segmentOf(text)
    .trim()
    .split(/(?<=[\p{L}\d)\]]{2}\.) /u);
  return sentence.replace(/:$/, ".");
}

/** Browsers without Intl.Segmenter, such as Firefox before 125, leave the work to the pattern above. */
function segmentOf(text: string): string {
  if (!("Segmenter" in Intl)) return text;
  const [first] = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
  return first?.segment ?? "";
}
