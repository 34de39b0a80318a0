/** The lengths of a period, in days. */
export const periodLengths = [7, 28, 90] as const

export type PeriodLength = (typeof periodLengths)[number]

/** Days from one to another (yyyy-mm-dd), both included. */
export type Period = { from: string; to: string }

export const isPeriodLength = (days: number): days is PeriodLength => periodLengths.some((length) => length === days)

const DAY = 86_400_000

/** The day that lies so many days after another one; before it, where `days` is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The days that end with today, which is one of them. */
export const periodUntil = (today: string, days: number): Period => ({ from: dayAfter(today, 1 - days), to: today })

/** As many days as a period has, up to the day before it. */
export function periodBefore({ from, to }: Period): Period {
  return { from: dayAfter(from, -lengthOf({ from, to })), to: dayAfter(from, -1) }
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY + 1

/** Every day of a period, the first one first. */
export const daysIn = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayAfter(period.from, index))
