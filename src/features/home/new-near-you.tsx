import { useState } from 'react'
import { ListingsHomepageDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { homesAddress } from './homes-address.ts'
import { lastLocation } from '#src/property/memory/last-location.ts'
import { CardStrip } from './card-strip.tsx'
import { NEW_FOR_DAYS } from './new-for-days.ts'

/** What came on the market around the place where the visitor looked last. */
export default function NewNearYou() {
  const [uri] = useState(lastLocation)
  const { data } = useDocumentQuery(ListingsHomepageDocument, { query: uri, maxAge: NEW_FOR_DAYS })
  const { location = null, forSale = [] } = data?.listingsHomepage ?? {}
  return (
    <Stack>
      <Inline gap={16} justifyContent="space-between">
        <Heading level={2}>{location ? `New near ${location.name}` : 'New near you'}</Heading>
        {location && (
          <Link href={homesAddress('buy', location.uri)} isStandalone>
            All homes for sale in {location.name}
          </Link>
        )}
      </Inline>
      {data && forSale.length === 0 && <Text>Nothing came on the market there in the last two weeks.</Text>}
      <CardStrip listings={forSale} />
    </Stack>
  )
}
