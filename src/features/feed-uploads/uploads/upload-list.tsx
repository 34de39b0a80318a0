import { feedUploadFilters, formatMultiloaderUrl, type MultiloaderView } from '#domain/feeds/multiloader-url.ts'
import { FeedUploadsDocument } from '#src/api/generated/documents/feed-uploads.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { multiloaderCopy as copy } from '../multiloader.copy.ts'
import * as styles from '../multiloader.css.ts'
import { UploadItem } from './upload-item.tsx'

const UPLOADS_ON_PAGE = 20

type Props = {
  /** Null for all offices. */
  officeId: number | null
  view: MultiloaderView
  maySend: boolean
}

/** What was sent, the latest first. */
export function UploadList({ officeId, view, maySend }: Props) {
  const { filter, page } = view
  const { data, error, isFetching, refetch } = useDocumentQuery(
    FeedUploadsDocument,
    { officeId, filter, skip: (page - 1) * UPLOADS_ON_PAGE, take: UPLOADS_ON_PAGE },
    { keepsPrevious: true },
  )
  const found = data?.feedUploads
  // Who stores files and views none sends without seeing what others sent.
  if (data && !found) return null
  const isUnfinished = found?.results.some(({ state }) => state === 'received' || state === 'importing') ?? false
  return (
    <Stack as="section" gap={16} aria-labelledby="uploads" aria-busy={isFetching}>
      <div className={styles.itemHead}>
        <Heading level={2} id="uploads">
          {copy.uploads}
        </Heading>
        {isUnfinished && (
          <Button variant="quiet" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {copy.refresh}
          </Button>
        )}
      </div>
      <PillLinks label={copy.filters}>
        {feedUploadFilters.map((each) => (
          <PillLink
            key={each}
            href={formatMultiloaderUrl({ officeId: view.officeId, filter: each })}
            isShown={each === filter}
          >
            {copy.filter[each]}
          </PillLink>
        ))}
      </PillLinks>
      {error && !found && (
        <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      <Text role="status" size="small" tone="inkSoft">
        {found ? totalText(found.total, filter, maySend) : copy.loading}
      </Text>
      {found && (
        <ul className={styles.list} aria-label={copy.uploads}>
          {found.results.map((upload) => (
            <li key={upload.id}>
              <UploadItem
                upload={upload}
                href={formatMultiloaderUrl({ officeId: view.officeId, uploadId: upload.id })}
                isOfficeShown={officeId === null}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={copy.pages}
        page={page}
        pageCount={Math.ceil((found?.total ?? 0) / UPLOADS_ON_PAGE)}
        hrefForPage={(target) => formatMultiloaderUrl({ officeId: view.officeId, filter, page: target })}
      />
    </Stack>
  )
}

function totalText(total: number, filter: MultiloaderView['filter'], maySend: boolean): string {
  if (total > 0) return copy.uploadCount(total)
  return filter === 'all' && !maySend ? copy.nothingSent : copy.noUploads[filter]
}
