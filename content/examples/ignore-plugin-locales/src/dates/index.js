export async function format(day, locale) {
  if (locale === "en") return `day ${day}`;
  const translation = await import(`./locale/${locale}.js`);
  return translation.format(day);
}
