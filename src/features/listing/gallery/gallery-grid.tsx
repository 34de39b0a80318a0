import { imageUrl } from '#domain/images/image-url.ts'
import type { GalleryGrid_ListingFragment, Photo_PhotoFragment } from '#src/api/generated/graphql.ts'
import { media } from '#src/design/tokens/breakpoints.ts'
import { Photo } from '#src/shared/listing/photo.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from './gallery-grid.css.ts'

const PHOTOS_IN_THE_GRID = 5
const LARGEST_WIDTH = 1600
const copy = listingCopy.gallery
const mainWidths = [400, 640, 800, 1200, 1600]
/** A little less than the service chooses, for it comes before everything else; the viewer shows it in full. */
const mainQuality = 70
const sideWidths = [320, 400, 640, 800, 1200]

/**
 * The first pictures: one on a small screen, one big and up to four beside it on a wide one. Each opens the viewer, or
 * the picture itself where no script runs.
 */
export function GalleryGrid({ listing: { summary, floorPlans } }: { listing: GalleryGrid_ListingFragment }) {
  const { photos, photoCount } = summary.media
  if (photos.length === 0) return null
  const shown = photos.slice(0, PHOTOS_IN_THE_GRID)
  const tours = summary.externalMedias.filter(({ kind }) => kind === 'virtualTour')
  return (
    <div className={styles.frame}>
      <div className={styles.grids[shown.length] ?? ''}>
        {shown.map((photo, index) => (
          <PhotoLink key={photo.identifier} photo={photo} index={index} name={copy.photoName(index + 1, photoCount)}>
            {index === 0 ? (
              <Photo
                photo={photo}
                widths={mainWidths}
                quality={mainQuality}
                sizes={sizesOf(shown.length, index)}
                ratio="3:2"
                isPriority
              />
            ) : (
              <Photo photo={photo} widths={sideWidths} sizes={sizesOf(shown.length, index)} ratio="3:2" />
            )}
          </PhotoLink>
        ))}
      </div>
      <div className={styles.sections}>
        <SectionButton section="photos">{copy.allPhotos(photoCount)}</SectionButton>
        {floorPlans.length > 0 && <SectionButton section="floorPlans">{copy.floorPlan}</SectionButton>}
        {summary.videos.length > 0 && <SectionButton section="videos">{copy.video}</SectionButton>}
        {tours.length > 0 && <SectionButton section="tours">{copy.virtualTour}</SectionButton>}
      </div>
    </div>
  )
}

/** How much of the page's width the first picture takes, then those beside it, by how many there are (gallery-grid.css.ts). */
const shares: Readonly<Record<number, readonly [number, number]>> = {
  1: [1, 1],
  2: [1 / 2, 1 / 2],
  3: [2 / 3, 1 / 3],
  4: [2 / 3, 1 / 3],
  5: [1 / 2, 1 / 4],
}

/** The page is at most 76rem wide between its gutters; on a phone the first picture stands alone. */
function sizesOf(count: number, index: number): string {
  const share = shares[count]?.[index === 0 ? 0 : 1] ?? 1
  return `${media.widest} ${Math.ceil(76 * 16 * share)}px, ${media.tablet} ${Math.ceil(100 * share)}vw, 100vw`
}

type PhotoLinkProps = {
  photo: Photo_PhotoFragment
  index: number
  name: string
  children: React.ReactNode
  section?: string
}

/** A picture that opens the viewer at itself. */
export function PhotoLink({ photo, index, name, section = 'photos', children }: PhotoLinkProps) {
  return (
    <a
      className={styles.tile}
      href={imageUrl({ identifier: photo.identifier, version: photo.version, width: LARGEST_WIDTH })}
      aria-label={`${name}: ${photo.caption}`}
      data-action="gallery"
      data-section={section}
      data-index={index}
    >
      {children}
    </a>
  )
}

const SectionButton = ({ section, children }: { section: string; children: React.ReactNode }) => (
  <button type="button" className={styles.sectionButton} data-action="gallery" data-section={section} data-index={0}>
    {children}
  </button>
)
