import { useId, useSyncExternalStore } from 'react'
import { OfflineListingsDocument } from '#src/api/generated/documents/offline-listings.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { onPendingChange, readPending } from '#src/shared/member-list/collections/pending-collection.ts'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { collectionsCopy, listingsText, offlineListingsCopy as copy } from '../collections.copy.ts'
import { pendingCollection } from '../pending/pending-collection-actor.ts'
import * as styles from './collections.css.ts'

const MOST_SHOWN = 24

/** The homes that this device keeps until their member is logged in, with the ways to log in and to let go of them. */
export function PendingListings() {
  const id = useId()
  const execute = useExecute()
  const pending = useSyncExternalStore(onPendingChange, readPending, () => null)
  const memberId = useMemberId()
  const listingIds = (pending?.listingIds ?? []).slice(0, MOST_SHOWN)
  const isEnabled = listingIds.length > 0
  const { data, error } = useDocumentQuery(
    OfflineListingsDocument,
    { listingIds, take: MOST_SHOWN },
    { isEnabled, keepsPrevious: true },
  )
  const isOfAnother =
    pending !== null && pending.memberId !== null && memberId !== null && pending.memberId !== memberId
  if (pending === null || isOfAnother) return null
  const actor = pendingCollection({ execute })
  const listings = listingsText(pending.listingIds.length)
  const more = pending.listingIds.length - listingIds.length
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {copy.title}
        </Heading>
        <Notice>
          <Stack gap={8}>
            {memberId === null ? copy.waiting(listings) : copy.saving(listings)}
            <Inline gap={8}>
              {memberId === null ? (
                <>
                  <Button size="small" onClick={() => emit('auth.requested', { form: 'signUp', position: 'other' })}>
                    {collectionsCopy.signUp}
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}
                  >
                    {collectionsCopy.logIn}
                  </Button>
                </>
              ) : (
                <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'submission.requested' })}>
                  {collectionsCopy.tryAgain}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'submission.dropped' })}>
                {copy.drop}
              </Button>
            </Inline>
          </Stack>
        </Notice>
        {error && <Text>{copy.failed}</Text>}
        <ul className={styles.list} data-shows-hidden>
          {data?.listingsById
            .filter((listing) => listingIds.includes(listing.id))
            .map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} headingLevel={3} />
              </li>
            ))}
        </ul>
        {more > 0 && <Text>{copy.more(listingsText(more))}</Text>}
      </Stack>
    </section>
  )
}
