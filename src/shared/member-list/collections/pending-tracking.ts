import { listingTrackingEvents } from '#domain/lookups/tracking-events.ts'
import type { TrackedRecord } from '#machines/record-tracking/record-tracking.ts'
import { randomHex } from '#src/api/random-key.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'
import { groupedRecords, type FrozenBatch } from '#src/shared/tracking/record-batch.ts'
import { PENDING_TRACKING_KEY } from './has-pending-collection.ts'

/** Events of homes that wait for their member, under one number; once it is posted nothing is added to it. */
type PendingBatch = { batchId: string; isPosted: boolean; records: readonly TrackedRecord[] }

const events = ['AddToCollection', 'InspectionSave', 'AuctionSave'] as const
/** What of a pending collection is counted once its member has it (docs/product.md, section 15.38). */
export type PendingTrackingEvent = (typeof events)[number]

const MOST_RECORDS = 200

const stored = storedValue<readonly PendingBatch[]>(PENDING_TRACKING_KEY, (found) =>
  Array.isArray(found) ? found.flatMap((each) => batchFrom(each) ?? []) : [],
)

export const hasPendingTracking = (): boolean => stored.read().length > 0

/** Keeps an event until the home's member has it; each once for a home. */
export function savePendingTracking(event: PendingTrackingEvent, id: number, pageType: string): void {
  const batches = stored.read()
  const type = listingTrackingEvents[event]
  if (batches.some(({ records }) => records.some((record) => record.type === type && record.id === id))) return
  const open = batches.find(({ isPosted, records }) => !isPosted && records.length < MOST_RECORDS)
  const record = { type, pageType, id }
  if (open === undefined) write([...batches, { batchId: `${randomHex(8)}-000001`, isPosted: false, records: [record] }])
  else write(batches.map((batch) => (batch === open ? { ...batch, records: [...batch.records, record] } : batch)))
}

/** Forgets what was not yet posted of a home. */
export const dropPendingTracking = (listingId: number): void =>
  write(
    stored.read().map((batch) => {
      if (batch.isPosted) return batch
      return { ...batch, records: batch.records.filter(({ id }) => id !== listingId) }
    }),
  )

/** The next batch to be posted; the same until it was removed. */
export function nextPendingBatch(): FrozenBatch | null {
  const [first, ...others] = stored.read()
  if (first === undefined) return null
  if (!first.isPosted) write([{ ...first, isPosted: true }, ...others])
  return { batchId: first.batchId, groups: groupedRecords(first.records) }
}

export const removePendingBatch = (batchId: string): void =>
  write(stored.read().filter((batch) => batch.batchId !== batchId))

export const clearPendingTracking = (): void => write([])

function write(batches: readonly PendingBatch[]): void {
  const kept = batches.filter(({ records }) => records.length > 0)
  stored.write(kept)
  if (kept.length > 0) return
  try {
    localStorage.removeItem(PENDING_TRACKING_KEY)
  } catch {
    // Nothing is kept there.
  }
}

function batchFrom(found: unknown): PendingBatch | null {
  // Each part is looked at before it is taken.
  const { batchId, isPosted, records } = Object(found) as Partial<Record<keyof PendingBatch, unknown>>
  if (typeof batchId !== 'string' || !/^[\w-]{8,40}$/.test(batchId) || !Array.isArray(records)) return null
  const known = records.filter(isRecord).slice(0, MOST_RECORDS)
  return known.length === 0 ? null : { batchId, isPosted: isPosted === true, records: known }
}

const types: ReadonlySet<unknown> = new Set(events.map((event) => listingTrackingEvents[event]))

function isRecord(found: unknown): found is TrackedRecord {
  // As above.
  const { type, pageType, id } = Object(found) as Partial<Record<keyof TrackedRecord, unknown>>
  return types.has(type) && typeof pageType === 'string' && Number.isSafeInteger(id) && Number(id) > 0
}
