import { listingVideoPath } from '#domain/listing-videos/listing-video.ts'
import { ListingVideosDocument } from '#src/api/generated/documents/listing-videos.ts'
import type { ListingVideosQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffTable } from '../table/staff-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { videosCopy as copy } from './videos.copy.ts'

type Video = ListingVideosQuery['staffListingVideos'][number]

const columns: readonly StaffColumn<Video>[] = [
  {
    id: 'listing',
    title: copy.columns.listing,
    value: ({ listingId }) => listingId,
    cell: ({ listingId }) => <Link href={listingVideoPath(listingId)}>{String(listingId)}</Link>,
    isSortable: true,
  },
  { id: 'address', title: copy.columns.address, value: ({ address }) => address, isSortable: true, filter: 'text' },
  {
    id: 'state',
    title: copy.columns.state,
    value: ({ state }) => copy.states[state],
    isSortable: true,
    filter: Object.values(copy.states).map((name) => ({ value: name, label: name })),
  },
  { id: 'shown', title: copy.columns.shown, value: ({ isShown }) => (isShown ? copy.yes : copy.no), isSortable: true },
  {
    id: 'asked',
    title: copy.columns.asked,
    value: ({ askedAt }) => askedAt ?? '',
    cell: ({ askedAt }) => askedAt != null && <time dateTime={askedAt}>{momentText(askedAt)}</time>,
    isSortable: true,
  },
]

/** The videos that were asked for last. */
export function VideoList() {
  const { data, error, isFetching, refetch } = useDocumentQuery(ListingVideosDocument, {})
  return (
    <StaffTable
      caption={copy.table}
      columns={columns}
      keyOf={({ listingId }) => listingId}
      rows={data?.staffListingVideos}
      fileName="listing-videos"
      failure={error ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
    />
  )
}
