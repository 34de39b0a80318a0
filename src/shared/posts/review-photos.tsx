import { imageUrl } from '#domain/images/image-url.ts'
import type { Photo_PhotoFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { reviewPhotosCopy as copy } from './review-photos.copy.ts'
import * as styles from './review-photos.css.ts'

/** The photos of a review, each a link to all of it. */
export function ReviewPhotos({ photos, title }: { photos: readonly Photo_PhotoFragment[]; title: string }) {
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos} aria-label={copy.photos(title)}>
      {photos.map((photo, at) => (
        <li key={photo.identifier}>
          <Anchor
            href={imageUrl({ identifier: photo.identifier, version: photo.version, width: 1600 })}
            target="_blank"
          >
            <Photo
              photo={{ ...photo, caption: photo.caption || copy.photo(at + 1, title) }}
              widths={[160, 320, 400]}
              sizes="10rem"
              ratio="4:3"
              corners="soft"
            />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
