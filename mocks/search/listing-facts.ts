import type { LatLong } from '#domain/geo/lat-long.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { PropertyFeature } from '#domain/lookups/features.ts'
import { LARGEST_ROOM_COUNT } from '#domain/lookups/limits.ts'
import { isLandType } from '#domain/lookups/property-types.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { ListingRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { placeById } from './places.ts'

export type RoomKind = 'bedrooms' | 'bathrooms' | 'carSpaces'

/** 5 is five or more; rooms of bare land mean nothing. */
export const roomsOf = (listing: ListingRecord, kind: RoomKind): number | null => {
  const count = listing[kind]
  return count === null || isLandType(listing.propertyType) ? null : Math.min(count, LARGEST_ROOM_COUNT)
}

export const comingAuction = ({ auctionAt }: ListingRecord, now: Date): Date | null =>
  auctionAt !== null && auctionAt >= now ? auctionAt : null

export const comingInspections = ({ inspections }: ListingRecord, now: Date) =>
  inspections.filter(({ endsAt }) => endsAt >= now)

/** One figure for a price: the middle of what is stated. */
export const middlePrice = ({ priceFrom, priceTo }: ListingRecord): number | null =>
  priceFrom === null || priceTo === null ? null : Math.round((priceFrom + priceTo) / 2)

/** What a search finds of a home: its features, and whether it has videos and a virtual tour. */
export const searchedFeatures = ({ features, videos, virtualTours }: ListingRecord): PropertyFeature[] => [
  ...features,
  ...(videos.length > 0 ? (['hasVideos'] as const) : []),
  ...(virtualTours.length > 0 ? (['hasAVirtualTour'] as const) : []),
]

/** Where a home may be shown to be: the centre of its suburb when the street address is hidden, null when it is not known. */
export const positionShown = (world: World, { isAddressHidden, latLong, suburbId }: ListingRecord): LatLong | null =>
  isAddressHidden ? (find(world.places, { id: suburbId })?.latLong ?? null) : latLong

export const pointOf = (world: World, listing: ListingRecord): LatLong =>
  positionShown(world, listing) ?? placeById(world, listing.suburbId).latLong

export const zoneOf = (world: World, { suburbId }: { suburbId: number }): string =>
  timeZoneOfPlace(placeById(world, suburbId))

/** The day of a moment in the property's own zone. */
export const dayOf = (world: World, listing: { suburbId: number }, moment: Date): string =>
  calendarDateOf(moment, zoneOf(world, listing))
