/** Events of one type on one kind of page: the number of each listing or agent, as often as it happened. */
export type TrackedGroup<PageKind extends string = string> = {
  type: number
  pageType: PageKind
  ids: readonly number[]
}

/** The page type of what staff add: it happened on no page of the portal. */
export const STAFF_PAGE_TYPE = 'staff'

/** More in one post are refused. */
export const LARGEST_TRACKING_BATCH = 500

export type EventCount = { id: number; type: number; pageType: string; count: number }

/** How often each event happened: one entry for each listing or agent, type and page type. */
export function eventCounts(groups: readonly TrackedGroup[]): EventCount[] {
  const counts = new Map<string, EventCount>()
  for (const { type, pageType, ids } of groups) {
    for (const id of ids) {
      const key = `${id} ${type} ${pageType}`
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { id, type, pageType, count: 1 })
      else known.count += 1
    }
  }
  return [...counts.values()]
}

/** How many events are in a post. */
export const sizeOfBatch = (groups: readonly TrackedGroup[]): number =>
  groups.reduce((size, { ids }) => size + ids.length, 0)
