import { MOST_INSPECTION_STOPS } from '#domain/collections/collection-limits.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

export type PlannedStop = { listingId: number; startsAt: string; endsAt: string }
/** `baseVersion`: that of the saved plan which was changed, 0 for none. */
export type UnsavedPlan = { stops: readonly PlannedStop[]; baseVersion: number }

/** What a member changed of a day of their own or of a collection and has not saved, in this browser; `date` as YYYY-MM-DD. */
export const unsavedPlan = (
  memberId: number,
  date: string,
  collectionId: string | null,
): StoredValue<UnsavedPlan | null> =>
  storedValue(`inspectionPlan:${memberId}:${date}${collectionId === null ? '' : `:${collectionId}`}`, unsavedPlanFrom)

/** A plan of storage as far as it can be one; null for anything else. */
export function unsavedPlanFrom(found: unknown): UnsavedPlan | null {
  // Each part is looked at before it is taken.
  const { stops, baseVersion } = Object(found) as Record<keyof UnsavedPlan, unknown>
  if (!Array.isArray(stops) || stops.length > MOST_INSPECTION_STOPS) return null
  if (!Number.isSafeInteger(baseVersion) || Number(baseVersion) < 0) return null
  return { stops: stops.flatMap(stopFrom), baseVersion: Number(baseVersion) }
}

function stopFrom(found: unknown): PlannedStop[] {
  // Each part is looked at before it is taken.
  const { listingId, startsAt, endsAt } = Object(found) as Record<keyof PlannedStop, unknown>
  if (!Number.isSafeInteger(listingId) || !isInstant(startsAt) || !isInstant(endsAt)) return []
  return [{ listingId: Number(listingId), startsAt, endsAt }]
}

const isInstant = (found: unknown): found is string => typeof found === 'string' && Number.isFinite(Date.parse(found))
