import { format } from 'date-fns'
import { formatArea } from '#domain/land/area.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { formatNewBuildingUrl } from '#domain/locations/new-building-url.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { externalLink, mediaLink } from '#domain/text/external-link.ts'
import { availabilityText } from '#domain/time/available-on.ts'
import { daysOnPortal } from '#domain/time/days-on-portal.ts'
import { auctionText, inspectionText } from '#domain/time/inspection-text.ts'
import { calendarDateOf, zonedDate } from '#domain/time/zoned-date.ts'
import { comingAuction, comingInspections } from '../search/listing-facts.ts'
import { positionShown } from '../search/position-shown.ts'
import type { LinkRecord, ListingRecord, PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { phoneOf } from './office-of-agent.ts'
import { agentView, officeView } from './offices.ts'
import { placeById, placeLabel } from './place-words.ts'

/** A listing as cards show it. Nothing of a hidden street address or a withheld price is in it. */
export function listingSummary(world: World, listing: ListingRecord) {
  const suburb = placeById(world, listing.suburbId)
  const { id, statusType, listingType, isUnderOffer, tierType, title, propertyType, landSize, frontage } = listing
  const uri = listing.isAddressHidden ? suburb.uri : listing.uri
  const agents = agentsOf(world, listing)
  const office = officeOf(world, listing)
  return {
    id,
    statusType,
    listingType,
    isUnderOffer,
    tierType,
    isExclusiveList: listing.isExclusive,
    uri,
    title,
    canonicalUri: formatListingUrl({ id, uri }),
    propertyType,
    daysOnHomely: daysOf(listing, suburb, world.now),
    listedAt: instantText(listing.listedAt, timeZoneOfPlace(suburb)),
    priceDetails: listingPrice(listing),
    address: addressOf(listing, suburb),
    location: {
      address: longAddress(listing, suburb),
      isHidden: listing.isAddressHidden,
      latLong: positionShown(world, listing),
    },
    contactDetails: {
      agentNames: agents.map(({ name }) => name),
      phone: agents[0] === undefined ? office.phone : phoneOf(world, agents[0]),
      officeName: office.name,
    },
    statusLabels: labelsOf(listing, suburb, world.now),
    inspections: inspectionsOf(listing, suburb, world.now),
    auction: auctionOf(listing, suburb, world.now),
    landFeatures: { landSize, landSizeDescription: landSize === null ? null : formatArea(landSize), frontage },
    saleDetails: saleOf(listing),
    rentalDetails: rentalOf(listing, suburb, world.now),
    features: {
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      cars: listing.carSpaces,
      tags: listing.features,
      extraFeatures: listing.buildingFeatures,
      otherFeatures: listing.otherFeatures,
    },
    media: {
      photoCount: listing.photos.length,
      photos: ({ first }: { first?: number | null }) => listing.photos.slice(0, Math.max(0, first ?? Infinity)),
    },
    videos: listing.videos.map(asMedia),
    externalLinks: listing.externalLinks.map(withScheme),
    externalMedias: listing.virtualTours.map((tour) => ({ ...asMedia(tour), kind: 'virtualTour' })),
    slugs: { location: suburb.uri, office: office.uri },
    stateCode: suburb.stateCode,
    info: { listingClass: listing.listingClass },
    building: buildingOf(listing, suburb),
    agents: agents.map((agent) => agentView(world, agent)),
    office: officeView(world, office),
  }
}

function buildingOf(listing: ListingRecord, suburb: PlaceRecord) {
  const { projectName: name, listingType, listingClass, statusType, isAddressHidden } = listing
  const isSeen = listingType === 'sale' && listingClass === 'newDevelopment' && statusType !== 'removed'
  const canonicalUri = name === null || !isSeen || isAddressHidden ? null : formatNewBuildingUrl(suburb.uri, name)
  return canonicalUri === null ? null : { name, canonicalUri }
}

export const agentsOf = ({ agents }: World, { agentIds }: ListingRecord) =>
  agentIds.flatMap((id) => agents.getAll().find((agent) => agent.id === id) ?? [])

export function officeOf({ offices }: World, { id, officeId }: ListingRecord) {
  const office = offices.getAll().find((each) => each.id === officeId)
  if (office === undefined) throw new Error(`Listing ${id} has no office`)
  return office
}

const withScheme = <Link extends LinkRecord>(link: Link): Link => ({ ...link, url: externalLink(link.url) })

/** Of a document, a video or a tour. */
export const asMedia = <Link extends LinkRecord>(link: Link): Link => ({ ...link, url: mediaLink(link.url) })

const streetShown = ({ streetAddress, isAddressHidden }: ListingRecord): string | null =>
  isAddressHidden ? null : streetAddress

export function longAddress(listing: ListingRecord, suburb: PlaceRecord): string {
  const street = streetShown(listing)
  return street === null ? placeLabel(null, suburb) : `${street}, ${placeLabel(null, suburb)}`
}

const addressOf = (listing: ListingRecord, suburb: PlaceRecord) => ({
  suburb: suburb.name,
  shortAddress: streetShown(listing) ?? suburb.name,
  longAddress: longAddress(listing, suburb),
  stateCode: suburb.stateCode,
  postcode: suburb.postcode ?? '',
})

function daysOf({ listedAt, completedOn, statusType }: ListingRecord, suburb: PlaceRecord, now: Date) {
  // Noon in UTC is the same day everywhere in Australia.
  const end = completedOn === null ? now : new Date(`${completedOn}T12:00:00Z`)
  const { days, isNew } = daysOnPortal(listedAt, end, timeZoneOfPlace(suburb))
  return { days, isNew: isNew && statusType === 'available' }
}

function labelsOf(listing: ListingRecord, suburb: PlaceRecord, now: Date) {
  const isSale = listing.listingType === 'sale'
  if (listing.statusType === 'removed') return [{ text: 'Withdrawn', tone: 'removed' }]
  if (listing.statusType === 'completed')
    return [isSale ? { text: 'Sold', tone: 'sold' } : { text: 'Leased', tone: 'leased' }]
  return [
    { text: isSale ? 'Under offer' : 'Deposit taken', tone: 'underOffer', isShown: listing.isUnderOffer },
    { text: 'Auction', tone: 'auction', isShown: comingAuction(listing, now) !== null },
    { text: 'New', tone: 'new', isShown: daysOf(listing, suburb, now).isNew },
    { text: 'Exclusive', tone: 'exclusive', isShown: listing.isExclusive },
  ].filter(({ isShown }) => isShown)
}

function inspectionsOf(listing: ListingRecord, suburb: PlaceRecord, now: Date) {
  if (listing.statusType !== 'available') return []
  const timeZone = timeZoneOfPlace(suburb)
  return comingInspections(listing, now).map(({ startsAt, endsAt }) => ({
    startsAt: instantText(startsAt, timeZone),
    endsAt: instantText(endsAt, timeZone),
    description: inspectionText({ start: startsAt, end: endsAt }, timeZone),
  }))
}

function auctionOf(listing: ListingRecord, suburb: PlaceRecord, now: Date) {
  const startsAt = comingAuction(listing, now)
  if (startsAt === null || listing.statusType !== 'available') return null
  const timeZone = timeZoneOfPlace(suburb)
  return {
    startsAt: instantText(startsAt, timeZone),
    place: listing.auctionPlace,
    description: auctionText(startsAt, timeZone),
  }
}

const saleOf = ({ listingType, saleMethod, statusType, completedOn, isPriceWithheld }: ListingRecord) =>
  listingType === 'rental'
    ? null
    : {
        method: saleMethod ?? 'privateTreaty',
        soldOn: statusType === 'completed' ? completedOn : null,
        isPriceWithheld,
      }

function rentalOf(
  { listingType, statusType, isUnderOffer, bond, availableOn, completedOn }: ListingRecord,
  suburb: PlaceRecord,
  now: Date,
) {
  if (listingType === 'sale') return null
  const timeZone = timeZoneOfPlace(suburb)
  const isLeased = statusType === 'completed'
  const isLater = !isUnderOffer && availableOn !== null && availableOn > calendarDateOf(now, timeZone)
  return {
    bond,
    availableOn: isLater ? availableOn : null,
    availableDescription: isLeased
      ? 'Leased'
      : availabilityText({ isUnderOffer, availableOn }, calendarDateOf(now, timeZone)),
    leasedOn: isLeased ? completedOn : null,
  }
}

const MOST_TEXTS = 5000
const instantTexts = new Map<string, string>()

/** "2026-11-21T10:00:00+11:00" */
export function instantText(instant: Date, timeZone: string): string {
  const key = `${instant.getTime()} ${timeZone}`
  const known = instantTexts.get(key)
  if (known !== undefined) return known
  const text = format(zonedDate(instant, timeZone), "yyyy-MM-dd'T'HH:mm:ssxxx")
  if (instantTexts.size >= MOST_TEXTS) instantTexts.clear()
  instantTexts.set(key, text)
  return text
}
