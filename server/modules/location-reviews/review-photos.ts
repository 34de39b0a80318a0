import { pictureErrors } from '#domain/images/picture-errors.copy.ts'
import { locationReviewErrors as errors } from '#domain/location-reviews/location-review-errors.copy.ts'
import {
  MOST_UPLOADS,
  PHOTO_SIDE,
  UNUSED_PHOTO_TERM,
  UPLOAD_TERM,
} from '#domain/location-reviews/location-review-limits.ts'
import type { ReviewPhoto } from '#domain/location-reviews/location-review-types.ts'
import { ownPhotoIdentifier, reviewPhotoNamed } from '#domain/location-reviews/review-photo-names.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { readPictureHeader } from '#server/platform/pictures/read-picture-header.ts'
import {
  deleteUnusedPhotos,
  insertPhoto,
  lockPhotos,
  type PhotoRow,
  selectOwnPhotos,
  setPhotos,
  uploadsSince,
} from './review-photos.queries.ts'

export type ReviewPhotos = {
  /** Stores a picture that came as base64. Throws BAD_INPUT where it is none, and TOO_MANY_REQUESTS. */
  upload(memberId: number, base64: string): Promise<PhotoRow>
  /** Gives a review these photos; null changes nothing. Throws BAD_INPUT for one that the member may not use. */
  save(memberId: number, postId: number, photos: readonly ReviewPhoto[] | null): Promise<void>
  /** By the number of the review, for its author and for staff. */
  ofReviews(postIds: readonly number[]): Promise<Map<number, PhotoRow[]>>
  /** Deletes what is in no review after its term. */
  clearUnused(): Promise<void>
}

const WANTED = { width: PHOTO_SIDE, height: PHOTO_SIDE, quality: 80, fit: 'inside' } as const

export function reviewPhotos({
  database,
  clock,
  pictures,
}: Pick<PlatformServices, 'clock' | 'database' | 'pictures'>): ReviewPhotos {
  async function requireUpload(memberId: number, now: Date): Promise<void> {
    const { count, firstAt } = await uploadsSince(database, memberId, new Date(now.getTime() - UPLOAD_TERM))
    if (count < MOST_UPLOADS || firstAt === null) return
    const retryAfterSeconds = Math.ceil((firstAt.getTime() + UPLOAD_TERM - now.getTime()) / 1000)
    throw new PortalError('TOO_MANY_REQUESTS', errors.tooManyPhotos(MOST_UPLOADS), { retryAfterSeconds })
  }

  return {
    async upload(memberId, base64) {
      const uploadedAt = clock()
      await requireUpload(memberId, uploadedAt)
      const taken = await pictures.take(Buffer.from(base64, 'base64'), `member ${memberId}`, WANTED)
      if (!taken.ok) throw new PortalError('BAD_INPUT', pictureErrors[taken.reason], { field: 'picture' })
      const { picture } = taken
      const size = readPictureHeader(picture)
      if (size === null) throw new Error('The intake made a picture whose size cannot be read')
      const { width, height } = size
      const key = await insertPhoto(database, memberId, { picture, width, height, uploadedAt })
      return { identifier: ownPhotoIdentifier(key), version: 1, caption: '', width, height }
    },
    async save(memberId, postId, photos) {
      if (photos === null) return
      const keyed = photos.flatMap(({ identifier, caption }) => {
        const named = reviewPhotoNamed(identifier)
        return named !== null && 'key' in named ? [{ key: named.key, caption }] : []
      })
      const keys = keyed.map(({ key }) => key)
      if ((await lockPhotos(database, { memberId, postId, keys })) < photos.length) {
        throw new PortalError('BAD_INPUT', errors.photoGone, { field: 'photos' })
      }
      await setPhotos(database, postId, keyed)
    },
    async ofReviews(postIds) {
      const rows = postIds.length === 0 ? [] : await selectOwnPhotos(database, postIds)
      return new Map(rows.map(({ postId, photos }) => [postId, photos]))
    },
    clearUnused: () => deleteUnusedPhotos(database, new Date(clock().getTime() - UNUSED_PHOTO_TERM)),
  }
}
