import { type PropertyType, propertyTypes } from '../lookups/property-types.ts'

/** What sharing uses of a listing (docs/product.md, section 11.2), and whether it is still on the market. */
export type SharedListing = {
  id: number
  listingType: 'sale' | 'rental'
  statusType: 'available' | 'completed' | 'removed'
  address: { suburb: string; shortAddress: string }
  propertyType: PropertyType
  features: { bedrooms?: number | null; bathrooms?: number | null; cars?: number | null }
  priceDetails: { longDescription: string }
}

/** "12 Smith Street, Fitzroy", or the suburb alone where the street address is hidden. */
export const sharingTitle = ({ address: { shortAddress, suburb } }: SharedListing): string =>
  shortAddress === suburb ? suburb : `${shortAddress}, ${suburb}`

/** "House for sale at 12 Smith Street, Fitzroy: 3 bedrooms, 2 bathrooms, 1 car space. $1,460,000". */
export function sharingText(listing: SharedListing): string {
  const { listingType, statusType, address, features, priceDetails } = listing
  const isSale = listingType === 'sale'
  const offer = statusType === 'completed' ? (isSale ? 'sold' : 'leased') : isSale ? 'for sale' : 'for rent'
  const name = propertyTypes[listing.propertyType].displayName
  const kind = name === 'Unknown' ? 'Property' : name
  const place = `${address.shortAddress === address.suburb ? 'in' : 'at'} ${sharingTitle(listing)}`
  const rooms = [
    features.bedrooms === 0 ? 'studio' : counted(features.bedrooms, 'bedroom'),
    counted(features.bathrooms, 'bathroom'),
    counted(features.cars, 'car space'),
  ].filter((room) => room !== null)
  return `${kind} ${offer} ${place}${rooms.length > 0 ? `: ${rooms.join(', ')}` : ''}. ${priceDetails.longDescription}`
}

const counted = (count: number | null | undefined, name: string): string | null =>
  count ? `${count} ${name}${count === 1 ? '' : 's'}` : null
