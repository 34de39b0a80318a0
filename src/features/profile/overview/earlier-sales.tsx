import { useState } from 'react'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import { EarlierSalesDocument } from '#src/api/generated/documents/earlier-sales.ts'
import type { EarlierSales_PastSalesFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { earlierSalesCopy as copy } from './earlier-sales.copy.ts'

const TAKE = 5

type Sales = EarlierSales_PastSalesFragment

/** What an agent sold before the portal, five at a time; the first five come with the page. */
export function EarlierSales({ username, first }: { username: string; first: Sales }) {
  const [skip, setSkip] = useState(0)
  const { data, isError } = useDocumentQuery(
    EarlierSalesDocument,
    { username, paging: { skip, take: TAKE } },
    { isEnabled: skip > 0, keepsPrevious: true },
  )
  if (first.total === 0) return null
  const { total, results } = (skip === 0 ? null : data?.pastSales) ?? first
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{copy.title}</Heading>
      <Text tone="inkSoft">{copy.lead}</Text>
      {results.map((sale) => (
        <Sale key={sale.id} sale={sale} />
      ))}
      {isError && <Notice tone="danger">{copy.failed}</Notice>}
      {total > TAKE && (
        <nav aria-label={copy.pages}>
          <Inline gap={12}>
            <Button variant="secondary" disabled={skip === 0} onClick={() => setSkip(skip - TAKE)}>
              {copy.newer}
            </Button>
            <Button variant="secondary" disabled={skip + TAKE >= total} onClick={() => setSkip(skip + TAKE)}>
              {copy.older}
            </Button>
            <Text role="status">{copy.part(skip + 1, Math.min(skip + TAKE, total), total)}</Text>
          </Inline>
        </nav>
      )}
    </Stack>
  )
}

function Sale({ sale }: { sale: Sales['results'][number] }) {
  const { type, streetAddress, suburb, price, completedOn, propertyType, bedrooms } = sale
  const facts = [
    copy.completed(type, shortDayText(completedOn)),
    copy.price(type, formatDollars(price)),
    propertyTypes[propertyType].displayName,
    bedrooms === null ? '' : copy.bedrooms(bedrooms),
  ]
  return (
    <div>
      <Heading level={3} size="small">{`${streetAddress}, ${suburb.label}`}</Heading>
      <Text>{facts.filter(Boolean).join(' · ')}</Text>
    </div>
  )
}
