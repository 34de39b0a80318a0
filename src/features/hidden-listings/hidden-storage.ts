import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import { readSession } from '#src/shared/session/session-view.ts'
import { hiddenListingsKey, MEMBER_KEY } from '#src/shared/storage/storage-keys.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

/** Whose hidden homes: those of a member by number, or those of this device where nobody is logged in. */
export type HiddenOwner = number | 'anonymous'

/** What the server has still to hear of a member's hidden homes. */
export type HiddenChanges = { hide: readonly number[]; show: readonly number[] }

const isListingId = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0
const idsOf = (found: unknown): number[] =>
  Array.isArray(found) ? [...new Set(found.filter((id) => isListingId(id)))].slice(0, MOST_HIDDEN_LISTINGS) : []

const lists = new Map<HiddenOwner, StoredValue<readonly number[]>>()
const changes = new Map<number, StoredValue<HiddenChanges>>()

/** The homes that are hidden, as far as this device knows, the one that was hidden last first. The same value for the same owner. */
export function hiddenList(owner: HiddenOwner): StoredValue<readonly number[]> {
  const list = lists.get(owner) ?? storedValue<readonly number[]>(hiddenListingsKey(owner), idsOf)
  lists.set(owner, list)
  return list
}

/** The same value for the same member. */
export function hiddenChanges(memberId: number): StoredValue<HiddenChanges> {
  const value =
    changes.get(memberId) ??
    storedValue<HiddenChanges>(`hiddenListingChanges:${memberId}`, (found) => {
      const { hide, show }: { hide?: unknown; show?: unknown } = Object(found)
      return { hide: idsOf(hide), show: idsOf(show) }
    })
  changes.set(memberId, value)
  return value
}

/** Puts homes first, in their order. */
export function addHidden(owner: HiddenOwner, listingIds: readonly number[]): void {
  const list = hiddenList(owner)
  list.write(idsOf([...listingIds, ...list.read()]))
}

/** Takes homes out. */
export function removeHidden(owner: HiddenOwner, listingIds: readonly number[]): void {
  const list = hiddenList(owner)
  list.write(list.read().filter((id) => !listingIds.includes(id)))
}

/** Whose hidden homes this page goes by; until the session is known, whose the inline script of the document took them for. */
export function hiddenOwner(): HiddenOwner {
  const session = readSession()
  if (session.status === 'member') return session.member.id
  if (session.status === 'loggedOut' || !hasSessionCookie()) return 'anonymous'
  return storedMemberId() ?? 'anonymous'
}

function storedMemberId(): number | null {
  try {
    const { id }: { id?: unknown } = Object(JSON.parse(localStorage.getItem(MEMBER_KEY) ?? 'null'))
    return typeof id === 'number' ? id : null
  } catch {
    return null
  }
}
