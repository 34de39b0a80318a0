// Our own, as engines differ on "Sep" and "Sept".

export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "Sep"; `month` is 0 to 11. */
export const shortMonth = (month: number): string => (months[month] ?? '').slice(0, 3)
