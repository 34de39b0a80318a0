import { useSearch } from 'wouter'
import { periodLengths } from '#domain/performance/performance-period.ts'
import {
  formatPerformanceUrl,
  type PerformanceSearch,
  readPerformanceSearch,
} from '#domain/performance/performance-url.ts'
import { PerformanceHubDocument } from '#src/api/generated/documents/performance-hub.ts'
import type { PerformanceHubQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { SegmentedLinks } from '#src/design/segmented-links/segmented-links.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { CountedDays } from './counted-days.tsx'
import { HomesToConfirm } from './homes-to-confirm.tsx'
import { ListingsTable } from './listings-table.tsx'
import { HowCounted } from './how-counted.tsx'
import { performanceCopy as copy } from './performance.copy.ts'
import { ReadingState } from './reading-state.tsx'

const HOMES_ON_PAGE = 20

/** How homes do, as the URL asks: whose, over which period. Who may not see it finds nothing. */
export function MemberHub() {
  const search = readPerformanceSearch(useSearch())
  const { days, agent, isOfOffice, page } = search
  const { data, error, refetch, isFetching } = useDocumentQuery(
    PerformanceHubDocument,
    { username: agent, isOfOffice, days, skip: (page - 1) * HOMES_ON_PAGE, take: HOMES_ON_PAGE },
    { keepsPrevious: true },
  )
  if (!data) return <ReadingState hasFailed={error !== null} isReading={isFetching} onRetry={() => void refetch()} />
  if (!data.performanceHub) return <NotFound title={notFoundCopy.page} />
  return <Hub hub={data.performanceHub} search={search} isReading={isFetching} />
}

type HubProps = {
  hub: NonNullable<PerformanceHubQuery['performanceHub']>
  search: PerformanceSearch
  isReading: boolean
}

function Hub({ hub, search, isReading }: HubProps) {
  const { agent, isOfOffice, homes: listings, homeCount: listingCount, totals } = hub
  const hrefOf = (change: Partial<PerformanceSearch>) => formatPerformanceUrl({ ...search, page: 1, ...change })
  return (
    <Stack gap={32} aria-busy={isReading}>
      <Stack gap={12}>
        <Heading level={1}>{copy.titleOf(isOfOffice ? agent.office.name : agent.name)}</Heading>
        <Text tone="inkSoft">{copy.lead}</Text>
        <Inline gap={16}>
          <Periods days={search.days} hrefOf={(days) => hrefOf({ days })} />
          {hub.maySeeOffice && (
            <SegmentedLinks
              label={copy.whose}
              links={[
                { href: hrefOf({ isOfOffice: false }), label: copy.agentsOwn(agent.name), isShown: !isOfOffice },
                { href: hrefOf({ isOfOffice: true }), label: copy.office(agent.office.name), isShown: isOfOffice },
              ]}
            />
          )}
        </Inline>
      </Stack>
      {search.agent === null && <HomesToConfirm />}
      {listingCount === 0 ? (
        <Text>{copy.noHomes}</Text>
      ) : (
        <>
          {totals.views === 0 && <Text>{copy.noneViewed(search.days)}</Text>}
          <CountedDays counted={hub} fileName={`performance-${hub.period.from}-${hub.period.to}.csv`} />
          <Stack as="section" gap={16}>
            <Heading level={2}>{copy.homes(listingCount)}</Heading>
            <ListingsTable listings={listings} days={search.days} />
            <Pagination
              page={search.page}
              pageCount={Math.ceil(listingCount / HOMES_ON_PAGE)}
              hrefForPage={(page) => hrefOf({ page })}
              label={copy.pages}
            />
          </Stack>
        </>
      )}
      <HowCounted />
    </Stack>
  )
}

type PeriodsProps = { days: PerformanceSearch['days']; hrefOf: (days: PerformanceSearch['days']) => string }

/** The lengths of the period, as links. */
export const Periods = ({ days, hrefOf }: PeriodsProps) => (
  <SegmentedLinks
    label={copy.periods}
    links={periodLengths.map((length) => ({
      href: hrefOf(length),
      label: copy.period(length),
      isShown: length === days,
    }))}
  />
)
