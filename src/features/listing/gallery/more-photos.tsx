import type { MorePhotos_ListingFragment, Photo_PhotoFragment } from '#src/api/generated/graphql.ts'
import { Heading } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { PhotoLink } from './gallery-grid.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { morePhotos } from './media-tiles.css.ts'

const widths = [320, 400, 640, 800]
const copy = listingCopy.gallery

/** The floor plans; and all photos, where no script runs that opens the viewer. */
export function MorePhotos({ listing: { summary, floorPlans } }: { listing: MorePhotos_ListingFragment }) {
  const { photos } = summary.media
  return (
    <>
      {floorPlans.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>{copy.floorPlansTitle(floorPlans.length)}</Heading>
          <PhotoLinks photos={floorPlans} section="floorPlans" nameOf={copy.floorPlanName} />
        </section>
      )}
      {photos.length > 0 && (
        <section className={styles.withoutScript}>
          <Heading level={2}>{copy.allPhotosTitle}</Heading>
          <PhotoLinks photos={photos} section="photos" nameOf={copy.photoName} />
        </section>
      )}
    </>
  )
}

type PhotoLinksProps = {
  photos: readonly Photo_PhotoFragment[]
  section: 'photos' | 'floorPlans'
  nameOf: (number: number, total: number) => string
}

const PhotoLinks = ({ photos, section, nameOf }: PhotoLinksProps) => (
  <div className={morePhotos}>
    {photos.map((photo, index) => (
      <PhotoLink
        key={photo.identifier}
        photo={photo}
        section={section}
        index={index}
        name={nameOf(index + 1, photos.length)}
      >
        <Photo
          photo={photo}
          widths={widths}
          sizes="(min-width: 961px) 430px, (min-width: 641px) 50vw, 100vw"
          ratio={section === 'photos' ? '3:2' : '4:3'}
          fit={section === 'photos' ? 'cover' : 'contain'}
          corners="soft"
        />
      </PhotoLink>
    ))}
  </div>
)
