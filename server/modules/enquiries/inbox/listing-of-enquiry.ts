import { formatListingUrl } from '#domain/search/listing-url.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { InboxRow } from './inbox-record.ts'

/** The home that an enquiry is about, as each side may see it; empty texts and no path where it is about none. */
export type ListingOfEnquiry = { forAgent: string; forSender: string; path: string | null }

export type ListingServices = Pick<ListingsServices & LocationsServices, 'listings' | 'listingView' | 'places'>

const none: ListingOfEnquiry = { forAgent: '', forSender: '', path: null }

/** Finds the home; of a seller's own there is no page. */
export async function listingOf(
  { listings, listingView, places }: ListingServices,
  { listingId, suburbId, details }: Pick<InboxRow, 'details' | 'listingId' | 'suburbId'>,
): Promise<ListingOfEnquiry> {
  if (listingId !== null) {
    const [record] = await listings.byIds([listingId], { withRemoved: true })
    if (record === undefined) return none
    const { row, suburb } = record
    return {
      forAgent: listingView.longAddress({ ...row, isAddressHidden: false }, suburb),
      forSender: listingView.longAddress(row, suburb),
      path: row.statusType === 'removed' ? null : formatListingUrl({ id: row.id, uri: listingView.uri(row, suburb) }),
    }
  }
  if (suburbId === null || details.streetAddress === undefined) return none
  const [suburb] = await places.byIds([suburbId])
  const listing = suburb === undefined ? details.streetAddress : `${details.streetAddress}, ${placeLabel(suburb)}`
  return { forAgent: listing, forSender: listing, path: null }
}
