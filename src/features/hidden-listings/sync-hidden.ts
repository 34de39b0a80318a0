import { HiddenListingIdsDocument } from '#src/api/generated/documents/hidden-listing-ids.ts'
import { HideListingsDocument } from '#src/api/generated/documents/hide-listings.ts'
import { ShowListingsDocument } from '#src/api/generated/documents/show-listings.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'
import { isEmpty, withChange, withChanges, withoutSent } from './hidden-changes.ts'
import { addHidden, hiddenChanges, hiddenList, type HiddenChanges } from './hidden-storage.ts'

const LOCK = 'hidden-listings'

type Parts = {
  execute: ExecuteDocument
  memberId: number
  /** Whether this member is still there: nothing of one is sent for another. */
  isStillThere: () => boolean
  /** Whether it may ask though there is nothing to send. */
  mayRead: boolean
}

/**
 * Takes what this device hides over into the account of a member, sends what the server has still to hear, and keeps what it
 * answers. Hiding twice is hiding once: where an answer is lost, the same is sent again. Rejects where the server cannot be reached.
 */
export function syncHidden(parts: Parts): Promise<void> {
  claimHidden(parts.memberId)
  return aloneInBrowser(LOCK, async () => {
    const { memberId, execute, isStillThere, mayRead } = parts
    const stored = hiddenChanges(memberId)
    let answered: readonly number[] | null = null
    while (!isEmpty(stored.read()) && isStillThere()) {
      const sent = stored.read()
      answered = await send(sent, execute)
      stored.write(withoutSent(stored.read(), sent))
    }
    if (answered === null && mayRead && isStillThere()) {
      answered = (await execute(HiddenListingIdsDocument, {}, { isBackground: true })).hiddenListingIds
    }
    if (answered !== null && isStillThere()) hiddenList(memberId).write(withChanges(answered, stored.read()))
  })
}

/** What was hidden while nobody was logged in belongs to the member who is there now, and to no other after. */
function claimHidden(memberId: number): void {
  const anonymous = hiddenList('anonymous')
  const listingIds = anonymous.read()
  if (listingIds.length === 0) return
  const stored = hiddenChanges(memberId)
  stored.write(withChange(stored.read(), 'hide', listingIds))
  addHidden(memberId, listingIds)
  anonymous.write([])
}

async function send({ hide, show }: HiddenChanges, execute: ExecuteDocument): Promise<readonly number[]> {
  let answered: readonly number[] = []
  if (hide.length > 0) {
    answered = (await execute(HideListingsDocument, { listingIds: [...hide] })).hideListings.hiddenListingIds
  }
  if (show.length > 0) {
    answered = (await execute(ShowListingsDocument, { listingIds: [...show] })).showListings.hiddenListingIds
  }
  return answered
}
