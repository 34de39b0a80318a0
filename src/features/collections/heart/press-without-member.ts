import { pageTypeOf } from '#domain/tracking/page-type-of.ts'
import {
  dropPending,
  isPending,
  savePending,
  MOST_PENDING_LISTINGS,
} from '#src/shared/member-list/collections/pending-collection.ts'
import { dropPendingTracking, savePendingTracking } from '#src/shared/member-list/collections/pending-tracking.ts'
import { readConsent } from '#src/shared/tracking/consent.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { hidePageNotice } from '#src/shared/page/page-notice.tsx'
import { pendingCollection } from '../pending/pending-collection-actor.ts'
import { heartCopy as copy } from './heart.copy.ts'
import { showWaitingNotice } from './saved-notice.tsx'

type Surroundings = Pick<IslandContext, 'execute'>

/** Nobody is logged in: the home is kept on this device until somebody is; pressed again it is let go of. */
export function pressWithoutMember(listingId: number, surroundings: Surroundings): void {
  if (!isPending(listingId, null)) return keep(listingId, surroundings)
  if (!dropPending(listingId)) return showWaitingNotice(copy.onItsWay, 'signIn')
  dropPendingTracking(listingId)
  showWaitingNotice(copy.droppedHere, undefined, () => keep(listingId, surroundings))
}

function keep(listingId: number, surroundings: Surroundings): void {
  if (!savePending(listingId, null)) return showWaitingNotice(copy.full(MOST_PENDING_LISTINGS), 'signUp')
  if (readConsent() === 'given') savePendingTracking('AddToCollection', listingId, pageTypeOf(location.pathname))
  pendingCollection(surroundings).send({ type: 'submission.kept' })
  showWaitingNotice(copy.keptHere, 'signUp', () => {
    if (dropPending(listingId)) dropPendingTracking(listingId)
    hidePageNotice()
  })
}
