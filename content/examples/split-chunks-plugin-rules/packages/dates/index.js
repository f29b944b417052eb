const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function format(year, month, day) {
  return `${day} ${months[month - 1]} ${year}`;
}
