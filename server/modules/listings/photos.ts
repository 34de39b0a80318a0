import type { Photo } from '#server/generated/schema-types.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import type { ListingRow, StoredPhoto } from './listing-record.ts'
import { visibleText } from './listing-visibility.ts'

/** Pictures as the contract shows them, in their order. */
export const photosOf = (photos: readonly StoredPhoto[], listing: ListingRow, suburb: PlaceRecord): Photo[] =>
  photos.map(({ identifier, version, caption, width, height }) => ({
    identifier,
    version: Number(version),
    caption: visibleText(caption, listing, suburb),
    width,
    height,
  }))
