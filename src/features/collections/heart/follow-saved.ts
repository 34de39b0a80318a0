import { onIntent } from '#src/shared/runtime/later-code.ts'
import { inBackground } from '#src/api/graphql/execute-document.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import { onSessionRenewal } from '#src/api/session/renew-session.ts'
import { claimSaved, onSavedChange, readSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import { listenToOtherTabs } from '#src/shared/member-list/collections/collections-channel.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { runOnIdle } from '#src/shared/runtime/run-when.ts'
import { forgetCollections, refreshCollections } from '../collection-queries.ts'
import { currentMember, followMember } from '#src/shared/session/current-member.ts'
import { clearOffline } from '../offline/stored-answers.ts'
import { markHearts } from './mark-hearts.ts'
import { readSavedListings } from './read-saved.ts'

type Surroundings = Pick<IslandContext, 'queryClient' | 'execute'>

const keeping = onIntent(() => import('../offline/save-listings.ts'))

const LONGEST_WAIT_MS = 200
let isFollowing = false

/**
 * From the first member, or the first home saved on this device, on: which homes are saved, on every heart of every page, read
 * again when this tab, another or another device changes it. Nothing of a member who has left is kept.
 */
export function followSaved({ queryClient, execute }: Surroundings): void {
  if (isFollowing) return
  isFollowing = true
  const read = () => {
    const member = currentMember()
    // What a page shows besides renews no session: it is read once somebody else has done so.
    if (member !== null && readBackgroundToken() !== null) void readSavedListings(inBackground(execute), member)
  }
  onSessionRenewal((renewal) => void renewal.then(read, () => {}))
  claimSaved(currentMember()?.id ?? null)
  followMember((member) => {
    claimSaved(member?.id ?? null)
    if (member === null) {
      forgetCollections(queryClient)
      void clearOffline()
    }
    read()
  })
  listenToOtherTabs()
  on('collections.changed', () => {
    read()
    void refreshCollections(queryClient)
  })
  window.addEventListener('focus', read)
  window.addEventListener('online', read)
  const mark = onceIdle(() => markHearts(document))
  onSavedChange(() => markHearts(document))
  new MutationObserver(mark).observe(document.documentElement, { childList: true, subtree: true })
  markHearts(document)
  read()
  cacheOnceSaved({ execute })
}

/** Each member who has saved a home can open their homes without a connection from then on. */
function cacheOnceSaved(surroundings: Pick<IslandContext, 'execute'>): void {
  let storedFor: number | null = null
  onSavedChange(() => {
    const saved = readSaved()
    if (saved === null) storedFor = null
    if (saved === null || saved.savedIn.size === 0 || saved.memberId === storedFor) return
    storedFor = saved.memberId
    void keeping.eventually().then((code) => code.saveListings(surroundings))
  })
}

/** Runs something once when the browser has time for it, however often it is asked for before. */
function onceIdle(run: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    runOnIdle(() => {
      isWaiting = false
      run()
    }, LONGEST_WAIT_MS)
  }
}
