import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchArea } from '#server/modules/search/resolved-search.ts'

/** A listing of the small world in plain terms, as it goes into the wide tables. */
export type WorldListing = {
  id: number
  listingType: 'sale' | 'rental'
  statusType: 'available' | 'completed' | 'removed'
  isUnderOffer: boolean
  tierType: 'basic' | 'bronze' | 'silver' | 'gold' | 'platinum'
  isExclusive: boolean
  propertyType: PropertyType
  suburbId: number
  suburbState: string
  suburbLatitudeMicro: number
  suburbLongitudeMicro: number
  streetId: number | null
  officeId: number
  isAddressHidden: boolean
  latitudeMicro: number | null
  longitudeMicro: number | null
  priceFrom: number | null
  priceTo: number | null
  auctionAt: Date | null
  listedAt: Date
  completedOn: string | null
  bedrooms: number | null
  bathrooms: number | null
  carSpaces: number | null
  landSize: number | null
  frontage: number | null
  features: string[]
  hasVirtualTour: boolean
  hasVideos: boolean
  inspections: { startsAt: Date; endsAt: Date; localDate: string }[]
}

export type OracleSearch = { parameters: SearchParameters; area: SearchArea; days: readonly string[]; now: Date }

export function isChosen(listing: WorldListing, area: SearchArea): boolean {
  if (area.kind !== 'places') return true
  if (area.suburbIds.includes(listing.suburbId)) return true
  return listing.streetId !== null && !listing.isAddressHidden && area.streetIds.includes(listing.streetId)
}

export const comingAuction = ({ auctionAt }: WorldListing, now: Date): Date | null =>
  auctionAt !== null && auctionAt >= now ? auctionAt : null

export const comingInspections = ({ inspections }: WorldListing, now: Date): WorldListing['inspections'] =>
  inspections.filter(({ endsAt }) => endsAt >= now)
