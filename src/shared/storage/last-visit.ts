import { storedValue } from './stored-value.ts'

type VisitTimes = {
  /** When the visit before this one ended; null on the first. */
  previousEndedAt: number | null
  /** When something was last done in this one. */
  lastActiveAt: number | null
}

/** After so much time without activity a visit is over, and what follows is another (milliseconds). */
const VISIT_PAUSE = 30 * 60 * 1000

const times = storedValue<VisitTimes>('visit', (found) => {
  // Each is looked at before it is taken.
  const { previousEndedAt, lastActiveAt } = Object(found) as Partial<Record<keyof VisitTimes, unknown>>
  return { previousEndedAt: instantOrNull(previousEndedAt), lastActiveAt: instantOrNull(lastActiveAt) }
})

/**
 * Notes that the visitor did something now. After 30 minutes of nothing, in whatever tab, this begins another visit.
 * A time that lies ahead was written by a wrong clock and counts as now.
 */
export function recordActivity(now: number): void {
  const { previousEndedAt, lastActiveAt } = times.read()
  const hasEnded = lastActiveAt !== null && now - lastActiveAt >= VISIT_PAUSE
  const previous = hasEnded ? lastActiveAt : previousEndedAt
  times.write({ previousEndedAt: previous !== null && previous > now ? null : previous, lastActiveAt: now })
}

/** When the previous visit ended, in milliseconds since 1970; null on a first visit. */
export const previousVisitEndedAt = (): number | null => times.read().previousEndedAt

const instantOrNull = (found: unknown): number | null =>
  typeof found === 'number' && Number.isFinite(found) && found > 0 ? found : null
