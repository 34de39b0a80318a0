import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { shortenPageTitle } from '#domain/text/page-title.ts'
import type { ListingSeo } from '#server/generated/schema-types.ts'
import { type ListingDetail, propertyTypeOf } from './listing-record.ts'
import { visibleLongAddress } from '#domain/listing/visible-address.ts'
import { visibleText } from './listing-visibility.ts'

const offers = { buy: 'for sale', rent: 'for rent', sold: 'sold', leased: 'leased' } as const

const LONGEST_DESCRIPTION = 160

/** What search engines show: what and where it is, then its price and the beginning of the agent's text. */
export function seoOf({ record: { row, suburb }, detail }: ListingDetail): ListingSeo {
  const isHome = row.bedrooms !== null && row.bedrooms > 0
  const kind = propertyTypes[propertyTypeOf(row)].displayName.toLowerCase()
  const what = `${isHome ? `${row.bedrooms} bedroom ` : ''}${kind === 'unknown' ? 'property' : kind}`
  const offer = row.statusType === 'removed' ? 'no longer listed' : offers[modeOfListing(row)]
  const text = visibleText(detail.description, row, suburb).replaceAll(/\s+/g, ' ').trim()
  return {
    title: shortenPageTitle(`${visibleLongAddress(row, suburb)} – ${what} ${offer}`),
    description: beginningOf(`${listingPrice(row).longDescription}. ${text}`),
  }
}

function beginningOf(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/u, '')}…`
}
