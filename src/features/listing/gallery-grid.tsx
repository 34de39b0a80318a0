import { imageAddress } from '#domain/images/image-address.ts'
import { Photo, type PhotoFacts } from '#src/property/photo/photo.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './gallery-grid.css.ts'

const PHOTOS_IN_THE_GRID = 5
const LARGEST_WIDTH = 1600
const mainWidths = [400, 640, 800, 1200]
/** A little less than the service chooses, for it comes before everything else; the viewer shows it in full. */
const mainQuality = 70
const sideWidths = [320, 400, 640]

type Props = Pick<ListingDetails, 'summary' | 'floorPlans'>

/**
 * The first pictures: one on a small screen, one big and up to four beside it on a wide one. Each opens the viewer, or
 * the picture itself where no script runs.
 */
export function GalleryGrid({ summary, floorPlans }: Props) {
  const { photos, photoCount } = summary.media
  if (photos.length === 0) return null
  const shown = photos.slice(0, PHOTOS_IN_THE_GRID)
  const tours = summary.externalMedias.filter(({ kind }) => kind === 'virtualTour')
  return (
    <div className={styles.frame}>
      <div className={styles.grids[shown.length] ?? ''}>
        {shown.map((photo, index) => (
          <PhotoLink key={photo.identifier} photo={photo} index={index} name={`Photo ${index + 1} of ${photoCount}`}>
            {index === 0 ? (
              <Photo
                photo={photo}
                widths={mainWidths}
                quality={mainQuality}
                sizes="(min-width: 961px) 640px, 100vw"
                ratio="3:2"
                isPriority
              />
            ) : (
              <Photo photo={photo} widths={sideWidths} sizes="320px" ratio="3:2" />
            )}
          </PhotoLink>
        ))}
      </div>
      <div className={styles.sections}>
        <SectionButton section="photos">{photoCount === 1 ? '1 photo' : `All ${photoCount} photos`}</SectionButton>
        {floorPlans.length > 0 && <SectionButton section="floorPlans">Floor plan</SectionButton>}
        {summary.videos.length > 0 && <SectionButton section="videos">Video</SectionButton>}
        {tours.length > 0 && <SectionButton section="tours">Virtual tour</SectionButton>}
      </div>
    </div>
  )
}

type PhotoLinkProps = { photo: PhotoFacts; index: number; name: string; children: React.ReactNode; section?: string }

/** A picture that opens the viewer at itself. */
export function PhotoLink({ photo, index, name, section = 'photos', children }: PhotoLinkProps) {
  return (
    <a
      className={styles.tile}
      href={imageAddress({ identifier: photo.identifier, version: photo.version, width: LARGEST_WIDTH })}
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
