import { locationReviewErrors as errors } from '#domain/location-reviews/location-review-errors.copy.ts'
import type { ReviewPhoto } from '#domain/location-reviews/location-review-types.ts'
import { ownPhotoIdentifier, publicPhotoIdentifier } from '#domain/location-reviews/review-photo-names.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { photoKey, type ReviewPhotoRecord } from '../world/review-photos.ts'
import { findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requirePicture } from './pictures.ts'
import type { RestOperations } from './rest/rest.ts'

type Using = { memberId: number; postId: number | null; photos: readonly ReviewPhoto[] | null }

/** The photos of a review in their order. */
export const photosOf = (world: World, postId: number, readers: 'public' | 'own') =>
  findAll(world.reviewPhotos, { postId })
    .toSorted((left, right) => (left.place ?? 0) - (right.place ?? 0))
    .map(({ id, key, caption, width, height }) => ({
      identifier: readers === 'public' ? publicPhotoIdentifier(id) : ownPhotoIdentifier(key),
      version: 1,
      caption,
      width,
      height,
    }))

/** Refuses photos that a review of the member may not have. */
export function requirePhotos(world: World, { memberId, postId, photos }: Using): void {
  const usable = findAll(world.reviewPhotos, { memberId }).filter(
    (each) => each.postId === null || each.postId === postId,
  )
  const names = new Set(usable.map(({ key }) => ownPhotoIdentifier(key)))
  if ((photos ?? []).every(({ identifier }) => names.has(identifier))) return
  throw new Refusal('BAD_INPUT', errors.photoGone, 'photos')
}

/** Gives a review these photos, in place of those that it had; null changes nothing. */
export function setPhotos(world: World, postId: number, photos: readonly ReviewPhoto[] | null): void {
  if (photos === null) return
  update(world.reviewPhotos, { postId }, { postId: null, place: null })
  for (const [at, { identifier, caption }] of photos.entries()) {
    const named = ({ key }: ReviewPhotoRecord) => ownPhotoIdentifier(key) === identifier
    const found = world.reviewPhotos.getAll().find(named)
    if (found) update(world.reviewPhotos, { id: found.id }, { postId, place: at + 1, caption })
  }
}

export const reviewPhotoOperations = ({ world }: MockPortal) =>
  ({
    uploadReviewPhoto: ({ body: { picture }, member }) => {
      requirePicture(picture)
      const id = nextId(world.reviewPhotos)
      const key = photoKey(id)
      const [width, height] = [1200, 800]
      world.reviewPhotos.create({ id, key, memberId: member.id, postId: null, place: null, caption: '', width, height })
      return { identifier: ownPhotoIdentifier(key), version: 1, caption: '', width, height }
    },
  }) satisfies Partial<RestOperations>
