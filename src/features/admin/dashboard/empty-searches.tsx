import { weekdayText } from '#domain/time/written-day.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { SmallTable } from '../table/small-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { dashboardCopy as copy } from './dashboard.copy.ts'
import type { Report } from './figure-numbers.ts'

type Search = Report['emptySearches'][number]

/** Results are pages of visitors, which are of another document. */
const columns: readonly StaffColumn<Search>[] = [
  {
    id: 'search',
    title: copy.searchColumns.search,
    value: ({ url }) => url,
    cell: ({ url }) => (
      <Link href={url} target="_top">
        {url}
      </Link>
    ),
  },
  { id: 'day', title: copy.searchColumns.day, value: ({ day }) => weekdayText(day) },
  { id: 'count', title: copy.searchColumns.count, value: ({ count }) => copy.count(count) },
  { id: 'last', title: copy.searchColumns.last, value: ({ lastAt }) => momentText(lastAt) },
]

/** The searches that found nothing, the latest first. */
export const EmptySearches = ({ searches }: { searches: readonly Search[] }) => (
  <section aria-labelledby="empty-searches">
    <Stack gap={12}>
      <Heading level={2} size="lead" id="empty-searches">
        {copy.latestSearches}
      </Heading>
      {searches.length === 0 ? (
        <Text>{copy.noSearches}</Text>
      ) : (
        <SmallTable
          caption={copy.latestSearches}
          columns={columns}
          keyOf={({ day, url }) => `${day} ${url}`}
          rows={searches}
        />
      )}
    </Stack>
  </section>
)
