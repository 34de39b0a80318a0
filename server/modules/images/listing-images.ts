import { buffer } from 'node:stream/consumers'
import { isListingPicture, listingPictureKey } from '#domain/listing/listing-picture.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ObjectStore } from '#server/platform/storage/object-store.ts'
import type { ShownImages } from './image-source.ts'
import { isListingPictureShown } from './listing-images.queries.ts'

/** The pictures of listings in the object store, which never change and have one version; all else is for `others`. */
export function listingImages(
  { database, objects }: { database: Database; objects: ObjectStore },
  others: ShownImages,
): ShownImages {
  return {
    async source(identifier, version) {
      if (!isListingPicture(identifier)) return others.source(identifier, version)
      const stream = version === 1 ? await objects.read(listingPictureKey(identifier)) : null
      return stream === null ? null : buffer(stream)
    },
    async isShown(identifier, version) {
      return isListingPicture(identifier)
        ? isListingPictureShown(database, identifier)
        : others.isShown(identifier, version)
    },
  }
}
