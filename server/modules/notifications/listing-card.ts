import { imageUrl } from '#domain/images/image-url.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { NotificationCard } from './notification-record.ts'
import { notificationMailCopy as copy } from './notification-mail.copy.ts'

const PHOTO = { width: 960, height: 640 }

/** What a message shows of a listing: no more than its page does. */
export function listingCard(
  { row, suburb }: ListingRecord,
  text: string,
  listingView: ListingsServices['listingView'],
): NotificationCard {
  const [photo] = listingView.photos(row.photos, row, suburb)
  return {
    title: listingView.longAddress(row, suburb),
    facts: [listingPrice(row).shortDescription, roomsText(row)],
    text,
    link: formatListingUrl({ uri: listingView.uri(row, suburb), id: row.id }),
    photo: photo === undefined ? null : imageUrl({ ...photo, ...PHOTO }),
  }
}

function roomsText({ bedrooms, bathrooms, carSpaces }: ListingRecord['row']): string {
  return [
    bedrooms === null ? null : bedrooms === 0 ? copy.studio : copy.beds(bedrooms),
    bathrooms === null ? null : copy.baths(bathrooms),
    carSpaces === null ? null : copy.cars(carSpaces),
  ]
    .filter((text) => text !== null)
    .join(', ')
}
