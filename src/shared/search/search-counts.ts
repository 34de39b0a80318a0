import { useSyncExternalStore } from 'react'
import type { SearchCounts } from '#domain/search/search-count-text.ts'

type ShownCounts = SearchCounts & { leftOutCount?: number }

const counted = new WeakMap<object, ShownCounts>()
const listeners = new Set<() => void>()

/** What the answer of a search says, or what was counted for it since, for a visitor who hides homes. */
export const useSearchCounts = <Counts extends SearchCounts>(answer: Counts | undefined): ShownCounts | undefined =>
  useSyncExternalStore(
    subscribe,
    () => answer && (counted.get(answer) ?? answer),
    () => answer,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** States what is to be shown for the answer of a search in place of what it says. */
export function setSearchCounts(answer: object, counts: ShownCounts): void {
  counted.set(answer, counts)
  for (const listener of listeners) listener()
}
