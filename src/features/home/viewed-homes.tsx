import { useState } from 'react'
import { ViewedHomesDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { viewedListings } from '#src/property/memory/viewed-listings.ts'
import { CardStrip } from './card-strip.tsx'

const SHOWN = 8

/** The homes that were opened in this browser, the last one first; withdrawn ones are left out. */
export default function ViewedHomes() {
  const [listingIds] = useState(() => viewedListings().read().slice(0, SHOWN))
  const { data } = useDocumentQuery(ViewedHomesDocument, { listingIds, take: SHOWN })
  return (
    <Stack>
      <Heading level={2}>Recently viewed</Heading>
      {data && <CardStrip listings={data.listingsById} />}
    </Stack>
  )
}
