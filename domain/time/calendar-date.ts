/** True for a day that exists, written yyyy-mm-dd. */
export function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  // A day too many or too few falls into another month.
  return year > 99 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
}
