import { isSlug, LONGEST_SLUG, slugify } from '#domain/text/slug.ts'

/** Ids are PostgreSQL integers. */
const LARGEST_ID = 2_147_483_647

export type ListingUrlParts = { id: number; uri: string | null }

/** "/homes/{uri}/{id}", the URL of a listing (docs/product.md, section 1.4). */
export const formatListingUrl = (listing: { uri: string; id: number }): string =>
  `/homes/${shortSlug(listing.uri) || 'home'}/${listing.id}`

/**
 * The id, and the uri where a good one is given, of a listing's path; upper case, further segments before the id and a
 * trailing slash are taken. Null when the path is not of a listing or the id is no positive whole number.
 */
export function parseListingUrl(path: string): ListingUrlParts | null {
  const segments = (path.split(/[?#]/)[0] ?? '').toLowerCase().split('/').filter(Boolean)
  const id = segments.at(-1) ?? ''
  if (segments[0] !== 'homes' || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > LARGEST_ID) return null
  const uri = segments.slice(1, -1).join('/')
  return { id: Number(id), uri: isSlug(uri) ? uri : null }
}

/** The uri of a listing: its street and suburb, or the suburb alone where the street address is hidden. */
export const listingUri = (address: {
  street: string | null
  suburb: string
  stateCode: string
  postcode: string
  isHidden: boolean
}): string =>
  shortSlug([address.isHidden ? null : address.street, address.suburb, address.stateCode, address.postcode].join(' '))

/** Never longer than the reader takes. */
const shortSlug = (text: string): string => slugify(text).slice(0, LONGEST_SLUG).replace(/-$/, '')
