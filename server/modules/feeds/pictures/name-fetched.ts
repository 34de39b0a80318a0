import { MOST_PICTURES } from '#domain/feeds/feed-media.ts'
import { compareFeedPictureIds } from '#domain/feeds/feed-picture-order.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import {
  lockListing,
  markNamed,
  type PictureKind,
  type PictureOfListing,
  picturesOfListing,
} from './feed-pictures.queries.ts'

export type NamingParts = Pick<PlatformServices, 'database' | 'clock'> & Pick<ListingsServices, 'listingChanges'>

/** Gives a listing the pictures that were fetched for it, within the transaction of its caller, once none of them is due any more. */
export async function nameFetched({ database, clock, listingChanges }: NamingParts, listingId: number): Promise<void> {
  if (!(await lockListing(database, listingId))) return
  const now = clock()
  const pictures = await picturesOfListing(database, listingId, now)
  if (pictures.some(({ isDue }) => isDue)) return
  const photos = photosOf(pictures, 'photo')
  const floorPlans = photosOf(pictures, 'floorPlan')
  const identifiers = [...(photos ?? []), ...(floorPlans ?? [])].map(({ identifier }) => identifier)
  if (!(await markNamed(database, listingId, identifiers, now))) return
  await listingChanges.changeContent(listingId, { ...(photos && { photos }), ...(floorPlans && { floorPlans }) })
}

/** Undefined where feeds say nothing of that kind. */
function photosOf(pictures: readonly PictureOfListing[], kind: PictureKind) {
  const ofKind = pictures.filter((picture) => picture.kind === kind)
  if (ofKind.length === 0) return undefined
  return ofKind
    .toSorted((one, other) => compareFeedPictureIds(one.id, other.id))
    .flatMap(({ identifier, width, height }) =>
      identifier === null || width === null || height === null
        ? []
        : { identifier, version: 1, caption: '', width, height },
    )
    .slice(0, MOST_PICTURES)
}
