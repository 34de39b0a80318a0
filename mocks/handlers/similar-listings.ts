import { distanceInMetres } from '#domain/geo/distance.ts'
import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { isLandType, type PropertyType, ruralSubtypes } from '#domain/lookups/property-types.ts'
import { middlePrice } from '../search/listing-facts.ts'
import { positionShown } from '../search/position-shown.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { placeById } from './place-words.ts'

const LARGEST_DISTANCE = 50_000

/** Homes in the same kind and state of offer within 50 km, the nearest in place, price and rooms first. */
export function listingsLike(world: World, listing: ListingRecord): ListingRecord[] {
  const metresTo = (other: ListingRecord) => distanceInMetres(pointOf(world, listing), pointOf(world, other))
  return world.listings
    .getAll()
    .filter(({ id, statusType }) => id !== listing.id && statusType !== 'removed')
    .filter((other) => modeOfListing(other) === modeOfListing(listing) && kindOf(other) === kindOf(listing))
    .map((other) => ({ other, metres: metresTo(other) }))
    .filter(({ metres }) => metres <= LARGEST_DISTANCE)
    .map(({ other, metres }) => ({ other, difference: metres / 1000 + differenceOf(listing, other) }))
    .sort((left, right) => left.difference - right.difference || left.other.id - right.other.id)
    .map(({ other }) => other)
}

const pointOf = (world: World, listing: ListingRecord) =>
  positionShown(world, listing) ?? placeById(world, listing.suburbId).latLong

const homesOnTheGround: ReadonlySet<PropertyType> = new Set([
  'House',
  'SemiDetached',
  'Terrace',
  'Townhouse',
  'Villa',
  'Alpine',
])

function kindOf({ propertyType }: ListingRecord): 'land' | 'country' | 'house' | 'flat' {
  if (isLandType(propertyType)) return 'land'
  if (['Acreage', 'Rural', ...ruralSubtypes].includes(propertyType)) return 'country'
  return homesOnTheGround.has(propertyType) ? 'house' : 'flat'
}

/** A third of the price weighs as much as three kilometres, a bedroom as much as two. */
function differenceOf(one: ListingRecord, other: ListingRecord): number {
  const prices = [middlePrice(one), middlePrice(other)]
  const [price, otherPrice] = prices
  const share = price == null || otherPrice == null ? 0.3 : Math.abs(otherPrice / price - 1)
  const rooms = Math.abs((one.bedrooms ?? 0) - (other.bedrooms ?? 0))
  return share * 10 + rooms * 2 + (one.propertyType === other.propertyType ? 0 : 1)
}
