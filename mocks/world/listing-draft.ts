import { addDays } from 'date-fns'
import { formatDollars } from '#domain/price/dollars.ts'
import { listingUri } from '#domain/search/listing-url.ts'
import { isLandType } from '#domain/lookups/property-types.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { slugify } from '#domain/text/slug.ts'
import { calendarDateOf, zonedDate } from '#domain/time/zoned-date.ts'
import type { AgentRecord, ListingRecord, PhotoRecord, PlaceRecord, PriceEventRecord } from './records.ts'

/** A listing as the tables of the world state it: places by uri, times in days from now. */
export type ListingDraft = {
  id: number
  /** The uri of its suburb. */
  suburb: string
  street: string | null
  office: number
  type: ListingRecord['propertyType']
  title: string
  text: string
  /** Bedrooms, bathrooms, car spaces; left out for land. */
  rooms?: [bedrooms: number, bathrooms: number, cars: number]
  listed: number
  /** One figure, or a range; left out when none is stated. */
  price?: number | [from: number, to: number]
  /** In the agent's words; made from the price when left out. */
  priceText?: string
  /** How many; 4 when left out. */
  photos?: number
  /** Days from now, the time of day in the property's own zone, minutes. */
  inspections?: [days: number, time: string, minutes: number][]
  auction?: { days: number; time: string; place?: string }
  /** Days ago that it sold or was leased. */
  completed?: number
  /** Days from now that a rental can be moved into. */
  available?: number
  hasNoPosition?: boolean
  isRemoved?: boolean
  /** Days ago that its agency was asked to confirm it. */
  asked?: number
  facts?: Partial<ListingRecord>
}

type Place = [office: number, suburbUri: string, street: string]
type Offer = [type: ListingDraft['type'], ...rooms: [] | [bedrooms: number, bathrooms: number, cars: number]]
type Rest = Omit<ListingDraft, 'id' | 'listed' | 'office' | 'price' | 'rooms' | 'street' | 'suburb' | 'type'>

/** What every home has, in one line: where it is, what it is, since how many days it is listed, and its price. */
export function listing(
  id: number,
  [office, suburb, street]: Place,
  [type, ...rooms]: Offer,
  listed: number,
  price: NonNullable<ListingDraft['price']> | null,
  rest: Rest,
): ListingDraft {
  const offer = { ...(rooms.length === 0 ? {} : { rooms }), ...(price === null ? {} : { price }) }
  return { id, suburb, street, office, type, listed, ...offer, ...rest }
}

export type Surroundings = { now: Date; places: readonly PlaceRecord[]; agents: readonly AgentRecord[] }

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000
const WEEKS_OF_BOND = 4

export function listingOfDraft(
  draft: ListingDraft,
  listingType: 'sale' | 'rental',
  { now, places, agents }: Surroundings,
): ListingRecord {
  const suburb = places.find(({ uri }) => uri === draft.suburb)
  if (suburb === undefined) throw new Error(`Listing ${draft.id} is in no suburb of the world`)
  const timeZone = timeZoneOfPlace(suburb)
  const today = zonedDate(now, timeZone)
  const dayOf = (days: number): string => calendarDateOf(addDays(today, days), timeZone)
  const price = priceOf(draft, listingType)
  const completedOn = draft.completed === undefined ? null : dayOf(-draft.completed)
  const listedAt = new Date(now.getTime() - draft.listed * DAY - (draft.id % 7) * 13 * MINUTE)
  return {
    ...plainListing(),
    ...price,
    id: draft.id,
    uri: uriOf(draft, suburb),
    listingType,
    statusType: draft.isRemoved ? 'removed' : completedOn === null ? 'available' : 'completed',
    listingClass: isLandType(draft.type) ? 'land' : 'residential',
    propertyType: draft.type,
    title: draft.title,
    description: draft.text,
    suburbId: suburb.id,
    streetId: streetIdOf(draft, suburb, places),
    streetAddress: draft.street,
    latLong: draft.hasNoPosition ? null : positionNear(suburb, draft.id),
    ...auctionOf(draft, listingType, today),
    bond: listingType === 'rental' && price.priceFrom !== null ? price.priceFrom * WEEKS_OF_BOND : null,
    availableOn: draft.available === undefined ? null : dayOf(draft.available),
    listedAt,
    modifiedAt: new Date(listedAt.getTime() + 2 * MINUTE),
    confirmedAt: draft.asked === undefined ? listedAt : new Date(now.getTime() - (draft.asked + 90) * DAY),
    hiddenAt: null,
    stateBefore: null,
    boostEndsAt: null,
    confirmationAskedAt: draft.asked === undefined ? null : new Date(now.getTime() - draft.asked * DAY),
    completedOn,
    ...roomsOf(draft),
    photos: photosOf(draft),
    officeId: draft.office,
    agentIds: agentsOf(draft, agents),
    inspections: (draft.inspections ?? []).map(([days, time, minutes]) => {
      const startsAt = instantOf(today, days, time)
      return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) }
    }),
    priceEvents: eventsOf(price, { listedOn: dayOf(-draft.listed), completedOn, listingType }),
    ...draft.facts,
  }
}

export const plainListing = () => ({
  isUnderOffer: false,
  tierType: 'basic' as const,
  isExclusive: false,
  isAddressHidden: false,
  isPriceWithheld: false,
  landSize: null,
  frontage: null,
  buildingSize: null,
  features: [],
  otherFeatures: [],
  buildingFeatures: [],
  ruralFeatures: [],
  floorPlans: [],
  videos: [],
  externalLinks: [],
  virtualTours: [],
  documents: [],
  councilRates: null,
  municipality: null,
  projectName: null,
  vendorReview: null,
  locationReview: null,
  bookInspection: null,
  rentalApplication: null,
})

type Price = Pick<ListingRecord, 'priceText' | 'priceFrom' | 'priceTo'>

function priceOf({ price, priceText }: ListingDraft, listingType: 'sale' | 'rental'): Price {
  const [priceFrom, priceTo] = Array.isArray(price) ? price : [price ?? null, price ?? null]
  if (priceText !== undefined) return { priceText, priceFrom, priceTo }
  if (priceFrom === null || priceTo === null) return { priceText: 'Contact agent', priceFrom, priceTo }
  if (listingType === 'rental') return { priceText: `${formatDollars(priceFrom)} per week`, priceFrom, priceTo }
  const text = priceFrom === priceTo ? '' : ` - ${formatDollars(priceTo)}`
  return { priceText: `${formatDollars(priceFrom)}${text}`, priceFrom, priceTo }
}

function roomsOf({ rooms }: ListingDraft) {
  const [bedrooms = null, bathrooms = null, carSpaces = null] = rooms ?? []
  return { bedrooms, bathrooms, carSpaces }
}

function auctionOf({ auction }: ListingDraft, listingType: 'sale' | 'rental', today: Date) {
  if (auction === undefined) {
    const saleMethod = listingType === 'rental' ? null : ('privateTreaty' as const)
    return { saleMethod, auctionAt: null, auctionPlace: null }
  }
  const auctionAt = instantOf(today, auction.days, auction.time)
  return { saleMethod: 'auction' as const, auctionAt, auctionPlace: auction.place ?? null }
}

const uriOf = ({ street, facts }: ListingDraft, suburb: PlaceRecord): string =>
  listingUri({
    street,
    suburb: suburb.name,
    stateCode: suburb.stateCode,
    postcode: suburb.postcode ?? '',
    isHidden: facts?.isAddressHidden ?? false,
  })

function streetIdOf({ street }: ListingDraft, suburb: PlaceRecord, places: readonly PlaceRecord[]): number | null {
  const known = places.find(({ suburbId, name }) => suburbId === suburb.id && street?.endsWith(` ${name}`))
  return known?.id ?? null
}

/** Within a few hundred metres of the suburb's centre, another place for each listing, in whole micro-degrees. */
function positionNear({ latLong }: PlaceRecord, id: number): { latitude: number; longitude: number } {
  const micro = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000
  return {
    latitude: micro(latLong.latitude + ((id * 37) % 100) * 0.00008 - 0.004),
    longitude: micro(latLong.longitude + ((id * 61) % 100) * 0.00009 - 0.0045),
  }
}

const photographed = ['The front', 'The living room', 'The kitchen', 'The garden', 'The main bedroom', 'The bathroom']

const photosOf = ({ type, id, photos = 4 }: ListingDraft): PhotoRecord[] =>
  Array.from({ length: photos }, (_, index) => ({
    identifier: `mock-${slugify(type)}-${id}-${index + 1}`,
    version: 1,
    caption: photographed[index % photographed.length] ?? '',
    width: 1600,
    height: 1067,
  }))

const agentsOf = ({ office, id }: ListingDraft, agents: readonly AgentRecord[]): number[] => {
  const own = agents.filter(({ officeId }) => officeId === office).map((agent) => agent.id)
  const start = id % own.length
  return [...own.slice(start), ...own.slice(0, start)].slice(0, id % 3 === 0 ? 2 : 1)
}

function instantOf(today: Date, days: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = addDays(today, days)
  day.setHours(hours, minutes, 0, 0)
  return new Date(day.getTime())
}

function eventsOf(
  { priceText, priceFrom }: Price,
  { listedOn, completedOn, listingType }: Pick<ListingRecord, 'completedOn' | 'listingType'> & { listedOn: string },
): PriceEventRecord[] {
  const listed: PriceEventRecord = { occurredOn: listedOn, kind: 'listed', priceText, price: priceFrom }
  if (completedOn === null) return [listed]
  const kind = listingType === 'sale' ? 'sold' : 'leased'
  return [{ occurredOn: completedOn, kind, priceText, price: priceFrom }, listed]
}
