import { Heading } from '#src/design/components/text.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Photo, type PhotoFacts } from '#src/property/photo/photo.tsx'
import * as styles from './listing.css.ts'

const PHOTOS_AT_THE_TOP = 5
const mainWidths = [400, 640, 800, 1200]
const sideWidths = [320, 400, 640]

/** The first pictures: one on a small screen, five from desktop on. */
export function Gallery({ photos }: { photos: readonly PhotoFacts[] }) {
  const [first, ...others] = photos
  if (!first) return null
  return (
    <div className={styles.gallery}>
      <div className={styles.mainPhoto}>
        <Photo photo={first} widths={mainWidths} sizes="(min-width: 961px) 640px, 100vw" ratio="3:2" isPriority />
      </div>
      {others.slice(0, PHOTOS_AT_THE_TOP - 1).map((photo) => (
        <div key={photo.identifier} className={styles.sidePhoto}>
          <Photo photo={photo} widths={sideWidths} sizes="320px" ratio="3:2" />
        </div>
      ))}
    </div>
  )
}

type MorePhotosProps = { photos: readonly PhotoFacts[]; floorPlans: readonly PhotoFacts[] }

/** All pictures but the first, and the floor plans. */
export function MorePhotos({ photos, floorPlans }: MorePhotosProps) {
  const others = photos.slice(1)
  return (
    <>
      <PhotoSection title="Photos" photos={others} ratio="3:2" fit="cover" />
      <PhotoSection title="Floor plans" photos={floorPlans} ratio="own" fit="contain" />
    </>
  )
}

type SectionProps = { title: string; photos: readonly PhotoFacts[]; ratio: '3:2' | 'own'; fit: 'cover' | 'contain' }

function PhotoSection({ title, photos, ratio, fit }: SectionProps) {
  if (photos.length === 0) return null
  return (
    <section className={styles.section}>
      <Stack gap={12}>
        <Heading level={2}>{title}</Heading>
        <div className={styles.morePhotos}>
          {photos.map((photo) => (
            <Photo
              key={photo.identifier}
              photo={photo}
              widths={sideWidths}
              sizes="(min-width: 961px) 400px, 100vw"
              ratio={ratio}
              fit={fit}
              corners="soft"
            />
          ))}
        </div>
      </Stack>
    </section>
  )
}
