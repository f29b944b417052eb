import { locale } from "./locale.js";
import { texts } from "./texts.js";

export async function calendar(date, language = locale()) {
  const { weekday } = await texts(language);
  return weekday[date.getUTCDay()];
}
