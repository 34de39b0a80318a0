// Our own, as engines differ on "Sep" and "Sept".

export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const shortMonths = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** "Sep"; `month` is 0 to 11. */
export const shortMonth = (month: number): string => shortMonths.slice(3 * month, 3 * month + 3)
