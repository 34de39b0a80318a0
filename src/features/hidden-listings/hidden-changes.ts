import type { HiddenChanges } from './hidden-storage.ts'

export const NO_CHANGES: HiddenChanges = { hide: [], show: [] }

/** What is to be sent once homes are hidden, or shown again, besides what is to be sent already: the last word on each home counts. */
export function withChange(
  before: HiddenChanges,
  kind: keyof HiddenChanges,
  listingIds: readonly number[],
): HiddenChanges {
  const changed = new Set(listingIds)
  const rest = (ids: readonly number[]) => ids.filter((id) => !changed.has(id))
  const { hide, show } = { hide: rest(before.hide), show: rest(before.show) }
  return kind === 'hide' ? { hide: [...listingIds, ...hide], show } : { hide, show: [...listingIds, ...show] }
}

/** What is still to be sent after some was; what was changed back meanwhile is. */
export function withoutSent({ hide, show }: HiddenChanges, sent: HiddenChanges): HiddenChanges {
  const rest = (ids: readonly number[], gone: readonly number[]) => ids.filter((id) => !gone.includes(id))
  return { hide: rest(hide, sent.hide), show: rest(show, sent.show) }
}

/** What is hidden by the server's word and by what it has still to hear. */
export const withChanges = (listingIds: readonly number[], { hide, show }: HiddenChanges): number[] => [
  ...new Set([...hide, ...listingIds.filter((id) => !show.includes(id))]),
]

export const isEmpty = ({ hide, show }: HiddenChanges): boolean => hide.length === 0 && show.length === 0
