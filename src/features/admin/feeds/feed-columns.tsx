import { formatMultiloaderUrl } from '#domain/feeds/multiloader-url.ts'
import type { FeedHealthQuery } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import type { StaffColumn } from '../table/table-view.ts'
import { feedsCopy as copy } from './feeds.copy.ts'

export type Feed = FeedHealthQuery['feedHealth'][number]

/** Uploads and reports are pages of visitors, which are of another document. */
export const feedColumns: readonly StaffColumn<Feed>[] = [
  {
    id: 'office',
    title: copy.columns.office,
    value: ({ officeName }) => officeName,
    cell: ({ officeId, officeName }) => (
      <Link href={formatMultiloaderUrl({ officeId })} target="_top">
        {officeName}
      </Link>
    ),
    isSortable: true,
    filter: 'text',
  },
  {
    id: 'standing',
    title: copy.columns.standing,
    value: ({ standing }) => copy.standings[standing],
    isSortable: true,
    filter: Object.values(copy.standings).map((label) => ({ value: label, label })),
  },
  {
    id: 'received',
    title: copy.columns.received,
    value: ({ receivedAt }) => receivedAt ?? '',
    cell: ({ receivedAt }) =>
      receivedAt == null ? copy.never : <time dateTime={receivedAt}>{momentText(receivedAt)}</time>,
    isSortable: true,
  },
  { id: 'accepted', title: copy.columns.accepted, value: ({ accepted }) => accepted, isSortable: true },
  { id: 'refused', title: copy.columns.refused, value: ({ refused }) => refused, isSortable: true },
  {
    id: 'report',
    title: copy.columns.report,
    value: ({ uploadId }) => uploadId ?? '',
    cell: ({ officeName, officeId, uploadId }) =>
      uploadId == null ? null : (
        <Link href={formatMultiloaderUrl({ officeId, uploadId })} target="_top" aria-label={copy.report(officeName)}>
          {copy.columns.report}
        </Link>
      ),
  },
]
