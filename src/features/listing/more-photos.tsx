import { Heading } from '#src/design/components/text.tsx'
import { Photo, type PhotoFacts } from '#src/property/photo/photo.tsx'
import { PhotoLink } from './gallery-grid.tsx'
import * as styles from './listing.css.ts'

const widths = [320, 400, 640]

type Props = { photos: readonly PhotoFacts[]; floorPlans: readonly PhotoFacts[] }

/** The floor plans; and all photos, where no script runs that opens the viewer. */
export function MorePhotos({ photos, floorPlans }: Props) {
  return (
    <>
      {floorPlans.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>{floorPlans.length === 1 ? 'Floor plan' : 'Floor plans'}</Heading>
          <PhotoLinks photos={floorPlans} section="floorPlans" name="Floor plan" />
        </section>
      )}
      {photos.length > 0 && (
        <section className={styles.withoutScript}>
          <Heading level={2}>All photos</Heading>
          <PhotoLinks photos={photos} section="photos" name="Photo" />
        </section>
      )}
    </>
  )
}

type PhotoLinksProps = { photos: readonly PhotoFacts[]; section: 'photos' | 'floorPlans'; name: string }

const PhotoLinks = ({ photos, section, name }: PhotoLinksProps) => (
  <div className={styles.morePhotos}>
    {photos.map((photo, index) => (
      <PhotoLink
        key={photo.identifier}
        photo={photo}
        section={section}
        index={index}
        name={`${name} ${index + 1} of ${photos.length}`}
      >
        <Photo
          photo={photo}
          widths={widths}
          sizes="(min-width: 961px) 400px, 100vw"
          ratio={section === 'photos' ? '3:2' : '4:3'}
          fit={section === 'photos' ? 'cover' : 'contain'}
          corners="soft"
        />
      </PhotoLink>
    ))}
  </div>
)
