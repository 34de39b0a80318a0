import { useSearch } from 'wouter'
import { periodBefore } from '#domain/performance/performance-period.ts'
import {
  formatListingPerformanceUrl,
  formatPerformanceUrl,
  readPerformanceSearch,
} from '#domain/performance/performance-url.ts'
import { ListingPerformanceDocument } from '#src/api/generated/documents/listing-performance.ts'
import type { ListingPerformanceQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { CountedDays } from './counted-days.tsx'
import { HowCounted } from './how-counted.tsx'
import { Periods } from './member-hub.tsx'
import { performanceCopy as copy } from './performance.copy.ts'
import { ReadingState } from './reading-state.tsx'

/** How one home does over the period of the URL. Who may not see it finds nothing. */
export function ListingPerformance({ listingId, isAgent }: { listingId: number; isAgent: boolean }) {
  const { days } = readPerformanceSearch(useSearch())
  const { data, error, refetch, isFetching } = useDocumentQuery(
    ListingPerformanceDocument,
    { listingId, days },
    { keepsPrevious: true },
  )
  if (!data) return <ReadingState hasFailed={error !== null} isReading={isFetching} onRetry={() => void refetch()} />
  const found = data.listingPerformance
  if (!found) return <NotFound title={notFoundCopy.page} />
  const { address, canonicalUri, id } = found.listing
  const place = `${address.suburb}, ${address.stateCode} ${address.postcode}`
  return (
    <Stack gap={32} aria-busy={isFetching}>
      <Stack gap={12}>
        {isAgent && (
          <Link href={formatPerformanceUrl({ days })} isStandalone>
            {copy.allHomes}
          </Link>
        )}
        <Heading level={1}>
          {address.shortAddress === address.suburb ? place : `${address.shortAddress}, ${place}`}
        </Heading>
        <Inline gap={16}>
          <Periods days={days} hrefOf={(length) => formatListingPerformanceUrl(id, { days: length })} />
          <Link href={canonicalUri} isStandalone>
            {copy.seeHome}
          </Link>
        </Inline>
      </Stack>
      {found.totals.views === 0 && <Text>{emptyText(found)}</Text>}
      <CountedDays counted={found} fileName={`performance-${id}-${found.period.from}-${found.period.to}.csv`} />
      <Comparison found={found} />
      <HowCounted />
    </Stack>
  )
}

type Found = NonNullable<ListingPerformanceQuery['listingPerformance']>

/** Whether nobody has viewed it at all is known of a home that came on the market within what was counted here. */
export function emptyText({
  period,
  totalsBefore,
  listing,
}: Pick<Found, 'period' | 'totalsBefore' | 'listing'>): string {
  const isNew = listing.listedAt.slice(0, 10) >= periodBefore(period).from
  return isNew && totalsBefore.views === 0 ? copy.neverViewed : copy.notViewed(period.days)
}

/** Views a day beside the median of the suburb. */
export function Comparison({
  found: { viewsPerDay, suburbComparison, listing },
}: {
  found: Pick<Found, 'viewsPerDay' | 'suburbComparison' | 'listing'>
}) {
  if (viewsPerDay == null) return null
  const { suburb } = listing.address
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{copy.comparison}</Heading>
      {suburbComparison ? (
        <FactList
          items={[
            { term: copy.own, detail: copy.perDay(viewsPerDay) },
            {
              term: copy.median(copy.others[listing.listingType], suburb, suburbComparison.homeCount),
              detail: copy.perDay(suburbComparison.viewsPerDay),
            },
          ]}
        />
      ) : (
        <Text>{copy.tooFew(suburb)}</Text>
      )}
    </Stack>
  )
}
