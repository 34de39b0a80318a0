import { imageUrl } from '#domain/images/image-url.ts'
import type { PhotoVideo_ListingFragment } from '#src/api/generated/graphql.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import { section } from '#src/features/listing/listing.css.ts'
import { film } from './media-tiles.css.ts'

const copy = listingCopy.photoVideo
const POSTER_WIDTH = 800

/** The video that the portal made from the photos, which loads once it is played. */
export function PhotoVideo({ listing: { photoVideo, summary } }: { listing: PhotoVideo_ListingFragment }) {
  if (photoVideo == null) return null
  const [first] = summary.media.photos
  return (
    <section className={section}>
      <Heading level={2}>{copy.title}</Heading>
      <video
        className={film}
        src={photoVideo.url}
        poster={first && imageUrl({ ...first, width: POSTER_WIDTH })}
        controls
        muted
        playsInline
        preload="none"
        aria-label={copy.title}
      />
      <Text size="small" tone="inkSoft">
        {copy.about(Math.round(photoVideo.seconds))}
      </Text>
    </section>
  )
}
