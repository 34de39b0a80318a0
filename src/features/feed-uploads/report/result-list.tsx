import { feedOutcomes } from '#domain/feeds/feed-upload.ts'
import { formatMultiloaderUrl, type MultiloaderView } from '#domain/feeds/multiloader-url.ts'
import { FeedResultsDocument } from '#src/api/generated/documents/feed-results.ts'
import type { ResultList_UploadFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { ResultItem } from './result-item.tsx'

const RESULTS_ON_PAGE = 50

type Props = { upload: ResultList_UploadFragment; view: MultiloaderView }

/** What became of each listing, all or of one outcome. */
export function ResultList({ upload, view: { officeId, outcome, page } }: Props) {
  const { id: uploadId, state, counts } = upload
  const { data, error, isFetching, refetch } = useDocumentQuery(
    FeedResultsDocument,
    { uploadId, outcome, skip: (page - 1) * RESULTS_ON_PAGE, take: RESULTS_ON_PAGE },
    { keepsPrevious: true },
  )
  const found = data?.feedResults
  if (data && !found) return <Text tone="inkSoft">{copy.resultsHidden}</Text>
  const all = feedOutcomes.reduce((sum, each) => sum + counts[each], 0)
  const isNoneRefused = state === 'done' && all > 0 && counts.refused + counts.notForUs === 0
  const hrefOf = (change: Partial<MultiloaderView>) => formatMultiloaderUrl({ officeId, uploadId, outcome, ...change })
  return (
    <Stack as="section" gap={16} aria-labelledby="results" aria-busy={isFetching}>
      <Heading level={2} id="results">
        {copy.results}
      </Heading>
      {isNoneRefused && (
        <Notice tone="success" role="none">
          {copy.noneRefused}
        </Notice>
      )}
      <PillLinks label={copy.outcomeFilter}>
        <PillLink href={hrefOf({ outcome: null })} isShown={outcome === null}>
          {copy.allOutcomes(all)}
        </PillLink>
        {feedOutcomes
          .filter((each) => counts[each] > 0 || each === outcome)
          .map((each) => (
            <PillLink key={each} href={hrefOf({ outcome: each })} isShown={each === outcome}>
              {copy.outcomeCount(each, counts[each])}
            </PillLink>
          ))}
      </PillLinks>
      {error && !found && (
        <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      <Text role="status" size="small" tone="inkSoft">
        {found ? totalText(found.total, outcome, state) : copy.loading}
      </Text>
      {found && (
        <ol className={styles.list} aria-label={copy.results}>
          {found.results.map((result) => (
            <li key={result.position}>
              <ResultItem result={result} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        label={copy.resultPages}
        page={page}
        pageCount={Math.ceil((found?.total ?? 0) / RESULTS_ON_PAGE)}
        hrefForPage={(target) => hrefOf({ page: target })}
      />
    </Stack>
  )
}

function totalText(
  total: number,
  outcome: MultiloaderView['outcome'],
  state: ResultList_UploadFragment['state'],
): string {
  if (total > 0) return copy.listings(total)
  if (outcome !== null) return copy.noneOf(outcome)
  return state === 'failed' ? copy.noneRead : copy.noResults
}
