import { useSyncExternalStore } from 'react'
import { ViewedListingsDocument } from '#src/api/generated/documents/viewed-listings.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { ownViewedListings } from '#src/shared/storage/own-histories.ts'
import { CardStrip } from './card-strip.tsx'
import { visitorCopy } from './visitor.copy.ts'

const SHOWN = 8

/** The homes that whoever is there has opened, the last one first; withdrawn ones are left out. */
export default function ViewedListings() {
  const viewed = useSyncExternalStore(ownViewedListings.onChange, ownViewedListings.read)
  const listingIds = viewed.slice(0, SHOWN)
  const { data } = useDocumentQuery(
    ViewedListingsDocument,
    { listingIds, take: SHOWN },
    { isEnabled: listingIds.length > 0, keepsPrevious: true },
  )
  if (listingIds.length === 0) return null
  return (
    <Stack>
      <Heading level={2}>{visitorCopy.recentlyViewed}</Heading>
      {data && <CardStrip listings={data.listingsById} />}
    </Stack>
  )
}
