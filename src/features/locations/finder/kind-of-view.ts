import type { FinderView } from '#domain/locations/finder-url.ts'

export type PlaceKind = 'region' | 'suburb' | 'street'

/** Which kind of place a view lists. */
export function kindOfView({ subject }: FinderView): PlaceKind {
  if ('parentType' in subject) return subject.parentType === 'region' ? 'suburb' : 'street'
  return subject.tab === 'popular' ? 'suburb' : subject.tab
}
