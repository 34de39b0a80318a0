import { onIntent } from '#src/shared/runtime/later-code.ts'
import {
  hasPendingCollection,
  PENDING_COLLECTION_KEY,
} from '#src/shared/member-list/collections/has-pending-collection.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { heartAt, heartSelector, listingIdOf } from './heart/heart-of.ts'
import { storedFor } from './offline/keeping.ts'
import { hasUnsentChanges, OUTBOX_PREFIX } from '#src/shared/outbox/has-unsent-changes.ts'

const picker = onIntent(() => import('./picker/show-collection-picker.tsx'))
const pressing = onIntent(() => import('./heart/press-heart.ts'))
const following = onIntent(() => import('./heart/follow-saved.ts'))
const inviting = onIntent(() => import('./badge/follow-invitations.tsx'))
const pending = onIntent(() => import('./pending/pending-collection-actor.ts'))
const answers = onIntent(() => import('./offline/stored-answers.ts'))
const unsent = onIntent(() => import('#src/shared/outbox/outbox-actor.ts'))

/** Answers every heart, and brings the code for what is saved, waits for its member or is unsent once there is such a thing. */
export default function startCollections(context: IslandContext): void {
  let isCounting = false
  answerHearts(context)
  // Here and not in feature.ts, for what that names is part of the first load.
  on(
    'collections.requested',
    (request) => void picker.request().then((code) => code.showCollectionPicker(request, context)),
  )
  on('event.intended', (name) => {
    if (name === 'collections.requested') picker.prefetch()
  })
  const follow = () => {
    const { status } = readSession()
    const isMember = status === 'member'
    // The session ended while no page was there to hear it.
    if (status === 'loggedOut' && storedFor() !== null) void answers.eventually().then((code) => code.clearOffline())
    if (hasPendingCollection()) void pending.eventually().then((code) => code.pendingCollection(context))
    if (isMember && hasUnsentChanges()) void unsent.eventually().then((code) => code.outbox(context))
    if (isMember && !isCounting) {
      isCounting = true
      void inviting.eventually().then((code) => code.followInvitations(context))
    }
    if (isMember || hasPendingCollection()) void following.eventually().then((code) => code.followSaved(context))
  }
  follow()
  onSessionChange(follow)
  // Kept by another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === PENDING_COLLECTION_KEY || key.startsWith(OUTBOX_PREFIX)) follow()
  })
}

function answerHearts(context: IslandContext): void {
  const press = (heart: HTMLElement) => {
    // So that it does not look as if it waited for what is here.
    delete heart.dataset['waiting']
    const listingId = listingIdOf(heart)
    if (listingId !== null) void pressing.request().then((code) => code.pressHeart(listingId, context))
  }
  document.addEventListener(
    'click',
    (event) => {
      const heart = heartAt(event)
      if (heart !== null) press(heart)
    },
    true,
  )
  const attend = (event: Event) => {
    if (heartAt(event) !== null) pressing.prefetch()
  }
  document.addEventListener('pointerover', attend, { passive: true })
  document.addEventListener('focusin', attend)
  const early = document.querySelector<HTMLElement>(`${heartSelector}[data-waiting]`)
  if (early !== null) press(early)
}
