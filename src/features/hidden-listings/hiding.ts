import { readBackgroundToken } from '#src/api/session/background-token.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { hideCards } from '#src/shared/listing/hidden/hide-cards.ts'
import { publishHiddenListings, readHiddenListings } from '#src/shared/listing/hidden/hidden-listings.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { watchAddresses } from '#src/shared/runtime/watch-urls.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { countLeftOut } from './count-left-out.ts'
import { withChange } from './hidden-changes.ts'
import { addHidden, hiddenChanges, hiddenList, hiddenOwner, removeHidden } from './hidden-storage.ts'
import { syncHidden } from './sync-hidden.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/api/graphql/read-again.ts'

type Surroundings = Pick<IslandContext, 'queryClient' | 'execute'>

/** Everything else on the page hears of what these do by readHiddenHomes. */
export type HidingCommands = {
  /** The home's place stays in the view that is open, so that hiding it can be undone there. */
  hideInView(listingId: number): void
  hide(listingIds: readonly number[]): void
  show(listingIds: readonly number[]): void
}

let commands: HidingCommands | null = null

/** Hides homes for whoever is there, for the life of the document: the same for everyone on the page. */
export const hidingCommands = (surroundings: Surroundings): HidingCommands => (commands ??= startHiding(surroundings))

function startHiding({ queryClient, execute }: Surroundings): HidingCommands {
  const inThisView = new Set<number>()
  let owner = hiddenOwner()
  let stopHearing = hiddenList(owner).onChange(publish)

  /** Results that are open follow what others hid or showed; a home that was hidden in them keeps its place until the next view. */
  function publish(): void {
    const before = readHiddenListings()
    const ids = hiddenList(owner).read()
    const all = new Set(ids)
    for (const id of inThisView) if (!all.has(id)) inThisView.delete(id)
    publishHiddenListings({ all, inThisView: new Set(inThisView) })
    hideCards(ids)
    const isOfOthers = (id: number) => !inThisView.has(id) && !before.inThisView.has(id)
    const changed = [...all, ...before.all].filter((id) => all.has(id) !== before.all.has(id))
    if (changed.some((id) => isOfOthers(id))) void readSearchesAgain(queryClient)
    else forgetSearches(queryClient)
  }

  function sync(): void {
    const session = readSession()
    if (session.status !== 'member') return
    const memberId = session.member.id
    const isStillThere = () => owner === memberId
    // What cannot be sent is sent when the connection returns, or with the next page.
    syncHidden({ execute, memberId, isStillThere, mayRead: readBackgroundToken() !== null }).catch(() => {})
  }

  function followOwner(): void {
    const next = hiddenOwner()
    if (next !== owner) {
      stopHearing()
      owner = next
      inThisView.clear()
      stopHearing = hiddenList(owner).onChange(publish)
      publish()
    }
    sync()
  }

  function saveChange(kind: 'hide' | 'show', listingIds: readonly number[]): void {
    if (owner !== 'anonymous') {
      const stored = hiddenChanges(owner)
      stored.write(withChange(stored.read(), kind, listingIds))
    }
    if (kind === 'hide') addHidden(owner, listingIds)
    else removeHidden(owner, listingIds)
    sync()
  }

  publish()
  onSessionChange(followOwner)
  on('hiddenListings.changed', sync)
  window.addEventListener('online', sync)
  watchAddresses(() => {
    if (inThisView.size === 0) return
    inThisView.clear()
    publish()
  })
  countLeftOut({ queryClient, execute })
  sync()

  return {
    hideInView(listingId) {
      inThisView.add(listingId)
      saveChange('hide', [listingId])
    },
    hide: (listingIds) => saveChange('hide', listingIds),
    show: (listingIds) => saveChange('show', listingIds),
  }
}

/** Every query of a search, by whichever document. */
const ofSearches = {
  predicate: ({ queryKey: [, variables] }: Pick<Query, 'queryKey'>): boolean => 'searchParams' in Object(variables),
}

/** Reads the searches that are open again, and the others when they are next shown. */
const readSearchesAgain = (queryClient: QueryClient): Promise<void> => readAgain(queryClient, ofSearches)

/** Has searches read again when they are next shown; those that are open stay as they are. */
const forgetSearches = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ ...ofSearches, refetchType: 'none' })
