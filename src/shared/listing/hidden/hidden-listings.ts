type HiddenListings = {
  /** All that whoever is there hides. */
  all: ReadonlySet<number>
  /** Those of them that were hidden in the view that is open: searches leave them out from the next one on. */
  inThisView: ReadonlySet<number>
}

const listeners = new Set<() => void>()
let current: HiddenListings = { all: new Set(), inThisView: new Set() }

/** The same object until it changes. */
export const readHiddenListings = (): HiddenListings => current

/** Tells when it changes; returns how to stop. */
export function onHiddenListingsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the one who knows: features/hidden-listings. */
export function publishHiddenListings(listings: HiddenListings): void {
  current = listings
  for (const listener of listeners) listener()
}

/** The homes that searches leave out, in ascending order. */
const leftOutIds = (): number[] =>
  [...current.all].filter((id) => !current.inThisView.has(id)).sort((left, right) => left - right)

/**
 * The variables of a document with the homes that a search leaves out, where it asks for a search and does not say itself what is
 * left out. Searches know nothing of them otherwise: they are no part of their URLs, alerts and cached answers' keys.
 */
export function withoutHiddenListings<Variables>(variables: Variables): Variables {
  if (current.all.size === 0) return variables
  const { searchParams }: { searchParams?: unknown } = Object(variables)
  if (typeof searchParams !== 'object' || searchParams === null || 'withoutListingIds' in searchParams) return variables
  return { ...variables, searchParams: { ...searchParams, withoutListingIds: leftOutIds() } }
}
