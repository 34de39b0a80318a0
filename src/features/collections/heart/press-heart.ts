import { pageTypeOf } from '#domain/tracking/page-type-of.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { isSaved, readSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import { savePending } from '#src/shared/member-list/collections/pending-collection.ts'
import { savePendingTracking } from '#src/shared/member-list/collections/pending-tracking.ts'
import { readConsent } from '#src/shared/tracking/consent.ts'
import { preparePageNotice } from '#src/shared/page/page-notice.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { currentMember, knownSession } from '#src/shared/session/current-member.ts'
import { pendingCollection } from '../pending/pending-collection-actor.ts'
import { followSaved } from './follow-saved.ts'
import { heartCopy as copy } from './heart.copy.ts'
import { pressWithoutMember } from './press-without-member.ts'
import { readSavedListings } from './read-saved.ts'
import { saveInto } from './save-into.ts'
import { showRefusalNotice, showWaitingNotice } from './saved-notice.tsx'

/** What a press on a heart does: it saves a home where the last one went, or opens the picker for one that is saved. */
export async function pressHeart(listingId: number, context: IslandContext): Promise<void> {
  preparePageNotice()
  const session = await knownSession()
  followSaved(context)
  if (session.status === 'loggedOut') return pressWithoutMember(listingId, context)
  if (readSaved() === null) await readSavedListings(context.execute, session.member)
  // Who was there may have left meanwhile.
  if (currentMember()?.id !== session.member.id) return pressHeart(listingId, context)
  if (isSaved(listingId)) return void emit('collections.requested', { listingId })
  const saved = readSaved()
  const target =
    saved?.collections.find(({ id }) => id === saved.lastUsedId) ?? saved?.collections.find(({ isShared }) => !isShared)
  if (target !== undefined) return saveInto(target, listingId, context)
  saveForMember(listingId, session.member.id, context)
}

/** The member has no collection, or nobody can tell which: what waits becomes the first one, or goes to the last used one. */
function saveForMember(listingId: number, memberId: number, context: IslandContext): void {
  if (!savePending(listingId, memberId)) return showRefusalNotice(copy.notSaved, listingId)
  if (readConsent() === 'given') savePendingTracking('AddToCollection', listingId, pageTypeOf(location.pathname))
  pendingCollection(context).send({ type: 'submission.kept' })
  if (!navigator.onLine) showWaitingNotice(copy.keptForMember)
}
