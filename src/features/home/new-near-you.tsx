import { useState } from 'react'
import { ListingsHomepageDocument } from '#src/api/generated/documents/listings-homepage.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingsUrl } from './listings-url.ts'
import { lastLocation } from '#src/shared/storage/last-location.ts'
import { CardStrip } from './card-strip.tsx'
import { NEW_FOR_DAYS } from './new-for-days.ts'
import { visitorCopy } from './visitor.copy.ts'

/** What came on the market around the place where the visitor looked last. */
export default function NewNearYou() {
  const [uri] = useState(lastLocation)
  const { data } = useDocumentQuery(
    ListingsHomepageDocument,
    { query: uri, maxAge: NEW_FOR_DAYS },
    { isEnabled: uri !== null },
  )
  const { location = null, forSale = [] } = data?.listingsHomepage ?? {}
  if (uri === null) return null
  return (
    <Stack>
      <Inline gap={16} justifyContent="space-between">
        <Heading level={2}>{visitorCopy.newNear(location?.name)}</Heading>
        {location && (
          <Link href={listingsUrl('buy', location.uri)} isStandalone>
            {visitorCopy.allForSale(location.name)}
          </Link>
        )}
      </Inline>
      {data && forSale.length === 0 && <Text>{visitorCopy.nothingNew}</Text>}
      <CardStrip listings={forSale} />
    </Stack>
  )
}
