/** Whoever is told to come back at once does not come back without end. */
const LEAST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

/** The moment that a header `Retry-After` names, in seconds or as a date; null where it names none. */
export function retryTime(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  if (text === '' || Number.isNaN(asked)) return null
  return new Date(now.getTime() + Math.min(Math.max(asked, LEAST_WAIT_MS), LONGEST_WAIT_MS))
}
