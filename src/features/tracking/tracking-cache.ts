import type { TrackedRecord } from '#machines/record-tracking/record-tracking.ts'
import {
  type FrozenBatch,
  groupedRecords,
  type RecordGroup,
  type TrackingKind,
} from '#src/shared/tracking/record-batch.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

/**
 * What one tab has not yet posted. A batch is frozen under its number before it leaves, and the number goes on only when it
 * has arrived: however often and by whichever tab it is posted, the server knows it again.
 */
type Cached = { sequence: number; frozen: RecordGroup[]; pending: RecordGroup[]; touchedAt: number }

export type TrackingCache = {
  add: (records: readonly TrackedRecord[]) => void
  /** The next batch; the same until it was dropped. */
  freeze: () => FrozenBatch | null
  /** Forgets the batch that `freeze` gave; answers whether more waits. */
  drop: (batchId: string) => boolean
  forget: () => void
  touchedAt: () => number
}

const LARGEST_POST = 200
const empty: Cached = { sequence: 1, frozen: [], pending: [], touchedAt: 0 }

export const prefixOf = (kind: TrackingKind): string => `tracking:${kind}:`

/** The cache of a tab by its key, `prefixOf(kind)` and a random word. */
export function trackingCache(key: string, now: () => number): TrackingCache {
  const stored: StoredValue<Cached> = storedValue(key, validCache)
  const word = key.split(':').at(-1) ?? ''
  const write = (cached: Omit<Cached, 'touchedAt'>) => stored.write({ ...cached, touchedAt: now() })
  const idOf = (sequence: number) => `${word}-${String(sequence).padStart(6, '0')}`
  return {
    touchedAt: () => stored.read().touchedAt,
    add(records) {
      if (records.length === 0) return
      const cached = stored.read()
      write({ ...cached, pending: groupedRecords([...cached.pending.flatMap(recordsOf), ...records]) })
    },
    freeze() {
      const cached = stored.read()
      if (cached.frozen.length > 0) return { batchId: idOf(cached.sequence), groups: cached.frozen }
      if (cached.pending.length === 0) return null
      const records = cached.pending.flatMap(recordsOf)
      const frozen = groupedRecords(records.slice(0, LARGEST_POST))
      write({ ...cached, frozen, pending: groupedRecords(records.slice(LARGEST_POST)) })
      return { batchId: idOf(cached.sequence), groups: frozen }
    },
    drop(batchId) {
      const cached = stored.read()
      if (batchId !== idOf(cached.sequence)) return cached.pending.length > 0
      write({ ...cached, sequence: cached.sequence + 1, frozen: [] })
      return cached.pending.length > 0
    },
    forget: () => write({ ...stored.read(), frozen: [], pending: [] }),
  }
}

const recordsOf = ({ type, pageType, ids }: RecordGroup): TrackedRecord[] => ids.map((id) => ({ type, pageType, id }))

function validCache(found: unknown): Cached {
  // Each part is looked at before it is taken.
  const { sequence, frozen, pending, touchedAt } = Object(found) as Partial<Record<keyof Cached, unknown>>
  const areGroups = (groups: unknown): groups is RecordGroup[] => Array.isArray(groups) && groups.every(isGroup)
  if (!isCount(sequence) || !areGroups(frozen) || !areGroups(pending)) return empty
  return { sequence, frozen, pending, touchedAt: typeof touchedAt === 'number' ? touchedAt : 0 }
}

function isGroup(found: unknown): found is RecordGroup {
  // As above.
  const { type, pageType, ids } = Object(found) as Partial<Record<keyof RecordGroup, unknown>>
  return isCount(type) && typeof pageType === 'string' && Array.isArray(ids) && ids.length > 0 && ids.every(isCount)
}

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0
