import { listingVideoPath } from '#domain/listing-videos/listing-video.ts'
import { ListingVideoDocument } from '#src/api/generated/documents/listing-video.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { videosCopy } from '../videos/videos.copy.ts'

/** How far the video of a listing is, and the way to it. */
export function ListingVideoLink({ listingId }: { listingId: number }) {
  const { data } = useDocumentQuery(ListingVideoDocument, { listingId })
  const state = data?.staffListingVideo?.state
  return <Link href={listingVideoPath(listingId)}>{state == null ? videosCopy.see : videosCopy.states[state]}</Link>
}
