import { isNewOnMarket, type ListingChangeKind } from '#domain/live/live-event.ts'

export type NewListingsParts = {
  /** Those of these listings that the search of the page finds and the page does not show. */
  findMatching: (listingIds: number[]) => Promise<readonly number[]>
  onCount: (count: number) => void
  /** Calls back after so many milliseconds; returns how to stop. */
  later: (run: () => void, milliseconds: number) => () => void
}

export type NewListings = {
  hear(change: { listingId: number; kind: ListingChangeKind }): void
  /** Those that are counted. */
  found(): readonly number[]
  /** Another search, or the same one read again: what was found counts no more. */
  clear(): void
}

const LEAST_PAUSE_MS = 3000
/** As many as one question takes; of more the rest is asked after the next pause. */
const MOST_AT_ONCE = 100

/** Counts the homes that came on the market since a search was read, asking for them at most every three seconds. */
export function newListings({ findMatching, onCount, later }: NewListingsParts): NewListings {
  const heard = new Set<number>()
  const matching = new Set<number>()
  let stop: (() => void) | null = null
  let search = 0

  async function ask(): Promise<void> {
    const asked = [...heard].slice(0, MOST_AT_ONCE)
    const askedFor = search
    for (const id of asked) heard.delete(id)
    // What could not be asked now is found by the next search.
    const found = asked.length === 0 ? [] : await findMatching(asked).catch(() => [])
    if (askedFor !== search) return
    for (const id of found) matching.add(id)
    if (found.length > 0) onCount(matching.size)
    stop = null
    if (heard.size > 0) schedule()
  }

  function schedule(): void {
    stop ??= later(() => void ask(), LEAST_PAUSE_MS)
  }

  return {
    hear({ listingId, kind }) {
      if (!isNewOnMarket(kind) || matching.has(listingId)) return
      heard.add(listingId)
      schedule()
    },
    found: () => [...matching],
    clear() {
      stop?.()
      stop = null
      search += 1
      heard.clear()
      matching.clear()
      onCount(0)
    },
  }
}
