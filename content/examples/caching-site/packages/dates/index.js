const names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export function weekday(date) {
  return names[date.getDay()];
}
