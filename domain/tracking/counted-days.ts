import { calendarDateOf } from '../time/zoned-date.ts'

const DAYS_SHOWN = 30
const DAY = 86_400_000

/**
 * The days (yyyy-mm-dd, both included) whose counts are shown: as asked for, else up to today, else the 30 days that end
 * there. `from` lies after `to` where that was asked for.
 */
export function countedDays(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const to = asked.to ?? today
  return { from: asked.from ?? calendarDateOf(Date.parse(`${to}T00:00:00Z`) - (DAYS_SHOWN - 1) * DAY, 'UTC'), to }
}
