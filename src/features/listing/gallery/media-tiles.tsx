import PlayIcon from 'lucide-react/icons/play'
import type { ListingTrackingEvent } from '#domain/lookups/tracking-events.ts'
import { mediaLink } from '#domain/text/external-link.ts'
import type { MediaTiles_ListingFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import { section } from '#src/features/listing/listing.css.ts'
import * as styles from './media-tiles.css.ts'

const copy = listingCopy.links
const widths = [320, 400, 640, 800]

/** The video and the tours of a home, each behind one of its photos; other sites show them, so nothing of theirs is loaded here. */
export function MediaTiles({ listing: { summary } }: { listing: MediaTiles_ListingFragment }) {
  const { photos } = summary.media
  const tiles: { label: string; url: string; track: ListingTrackingEvent }[] = [
    ...summary.videos.map(({ url }) => ({ label: copy.watchVideo, url, track: 'VideoView' as const })),
    ...summary.externalMedias
      .filter(({ kind }) => kind === 'virtualTour')
      .map(({ url }) => ({ label: copy.startTour, url, track: 'VirtualTourView' as const })),
  ]
  if (tiles.length === 0) return null
  return (
    <section className={section}>
      <Heading level={2}>{copy.media}</Heading>
      <div className={styles.morePhotos}>
        {tiles.map(({ label, url, track }, index) => {
          // The first photo is in the gallery above; where there is no other it serves again.
          const poster = photos[index + 1] ?? photos[0]
          return (
            <a
              key={url}
              href={mediaLink(url)}
              target="_blank"
              rel="noopener nofollow"
              className={styles.mediaTile}
              data-track={track}
            >
              {poster && (
                <Photo
                  photo={poster}
                  widths={widths}
                  sizes="(min-width: 961px) 430px, (min-width: 641px) 50vw, 100vw"
                  ratio="3:2"
                  isDecorative
                />
              )}
              <span className={styles.play}>
                <Icon drawing={PlayIcon} size="large" />
              </span>
              <Text as="span" weight="strong" className={styles.mediaLabel}>
                {label}
                <VisuallyHidden>{`, ${copy.opensInNewTab}`}</VisuallyHidden>
              </Text>
            </a>
          )
        })}
      </div>
    </section>
  )
}
