import { imageUrl } from '#domain/images/image-url.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { MailCard } from './notification-record.ts'
import { mailCardCopy as copy } from './mail-card.copy.ts'

const PHOTO = { width: 960, height: 640 }

/** What a mail shows of a home: no more than its page does. */
export function mailCard(
  { row, suburb }: ListingRecord,
  reason: string,
  { listingView, origin }: Pick<ListingsServices, 'listingView'> & { origin: string },
): MailCard {
  const [photo] = listingView.photos(row.photos, row, suburb)
  return {
    address: listingView.longAddress(row, suburb),
    price: listingPrice(row).shortDescription,
    rooms: roomsText(row),
    reason,
    link: origin + formatListingUrl({ uri: listingView.uri(row, suburb), id: row.id }),
    photo: photo === undefined ? null : origin + imageUrl({ ...photo, ...PHOTO }),
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
