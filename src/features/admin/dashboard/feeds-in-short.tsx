import { FeedHealthDocument } from '#src/api/generated/documents/feed-health.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { feedColumns } from '../feeds/feed-columns.tsx'
import { feedsCopy } from '../feeds/feeds.copy.ts'
import { SmallTable } from '../table/small-table.tsx'
import { dashboardCopy as copy } from './dashboard.copy.ts'

const MOST = 10

/** The feeds that need somebody most, and the way to all. */
export function FeedsInShort() {
  const { data, error, isFetching, refetch } = useDocumentQuery(FeedHealthDocument, {})
  const feeds = data?.feedHealth ?? []
  const count = (standing: string) => feeds.filter((feed) => feed.standing === standing).length
  return (
    <section aria-labelledby="feeds-in-short">
      <Stack gap={12}>
        <Heading level={2} size="lead" id="feeds-in-short">
          {copy.feeds}
        </Heading>
        {error && (
          <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {!error && !data && <Text role="status">{copy.loading}</Text>}
        {data && feeds.length === 0 && <Text>{copy.noFeeds}</Text>}
        {feeds.length > 0 && (
          <>
            <Text tone="inkSoft">{feedsCopy.counts(count('failing'), count('silent'))}</Text>
            <SmallTable
              caption={feedsCopy.table}
              columns={feedColumns}
              keyOf={({ officeId }) => officeId}
              rows={feeds.slice(0, MOST)}
            />
          </>
        )}
        <div>
          <Link href="/dashboard/feeds" isStandalone>
            {copy.allFeeds}
          </Link>
        </div>
      </Stack>
    </section>
  )
}
