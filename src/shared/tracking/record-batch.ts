import type { TrackedRecord } from '#machines/record-tracking/record-tracking.ts'

export type TrackingKind = 'listings' | 'agents'
export type RecordGroup = { type: number; pageType: string; ids: number[] }
/** What is posted under one number, by which the server knows it again. */
export type FrozenBatch = { batchId: string; groups: RecordGroup[] }

/** By event type and page type (docs/product.md, section 12.4). */
export function groupedRecords(records: readonly TrackedRecord[]): RecordGroup[] {
  const groups = new Map<string, RecordGroup>()
  for (const { type, pageType, id } of records) {
    const group = groups.get(`${type} ${pageType}`) ?? { type, pageType, ids: [] }
    group.ids.push(id)
    groups.set(`${type} ${pageType}`, group)
  }
  return [...groups.values()]
}
