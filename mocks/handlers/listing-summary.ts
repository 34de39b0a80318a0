import { formatArea } from '#domain/land/area.ts'
import { rentalDetails, saleDetails } from '#domain/listing/offer-details.ts'
import { statusLabels } from '#domain/listing/status-labels.ts'
import { visibleLongAddress, visibleShortAddress, visibleUri } from '#domain/listing/visible-address.ts'
import { visibleBuilding } from '#domain/listing/visible-building.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { externalLink, mediaLink } from '#domain/text/external-link.ts'
import { daysOnPortal } from '#domain/time/days-on-portal.ts'
import { auctionText, inspectionText } from '#domain/time/inspection-text.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { phoneOf } from '../search/agents.ts'
import { comingAuction, comingInspections, dayOf, positionShown, zoneOf } from '../search/listing-facts.ts'
import { placeById } from '../search/places.ts'
import type { LinkRecord, ListingRecord, OfficeRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { addressEnd } from './locations.ts'
import { agentView, officeView } from './offices.ts'

/** A listing as cards show it. Nothing of a hidden street address or a withheld price is in it. */
export function listingSummary(world: World, listing: ListingRecord) {
  const { now } = world
  const suburb = placeById(world, listing.suburbId)
  const { id, statusType, landSize, frontage } = listing
  const zone = zoneOf(world, listing)
  const isOffered = statusType === 'available'
  const uri = visibleUri(listing, suburb)
  const agents = agentsOf(world, listing)
  const office = officeOf(world, listing)
  const days = daysOf(listing, zone, now)
  const auctionAt = comingAuction(listing, now)
  return {
    id,
    statusType,
    listingType: listing.listingType,
    isUnderOffer: listing.isUnderOffer,
    tierType: listing.tierType,
    isBoosted: isMockBoosted(listing),
    isExclusiveList: listing.isExclusive,
    uri,
    title: listing.title,
    canonicalUri: formatListingUrl({ id, uri }),
    propertyType: listing.propertyType,
    daysOnHomely: days,
    listedAt: isoInZone(listing.listedAt, zone),
    priceDetails: listingPrice(listing),
    address: {
      ...addressEnd(suburb),
      shortAddress: visibleShortAddress(listing, suburb),
      longAddress: visibleLongAddress(listing, suburb),
    },
    location: locationOf(world, listing),
    contactDetails: {
      agentNames: agents.map(({ name }) => name),
      phone: agents[0] === undefined ? office.phone : phoneOf(world, agents[0]),
      officeName: office.name,
    },
    statusLabels: statusLabels(listing, { hasAuction: auctionAt !== null, isNew: days.isNew }),
    inspections: (isOffered ? comingInspections(listing, now) : []).map(({ startsAt: start, endsAt: end }) => ({
      startsAt: isoInZone(start, zone),
      endsAt: isoInZone(end, zone),
      description: inspectionText({ start, end }, zone),
    })),
    auction:
      auctionAt === null || !isOffered
        ? null
        : {
            startsAt: isoInZone(auctionAt, zone),
            place: listing.auctionPlace,
            description: auctionText(auctionAt, zone),
          },
    landFeatures: { landSize, landSizeDescription: landSize === null ? null : formatArea(landSize), frontage },
    saleDetails: saleDetails(listing),
    rentalDetails: rentalDetails(listing, dayOf(world, listing, now)),
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
    externalLinks: listing.externalLinks.map((link) => ({ ...link, url: externalLink(link.url) })),
    externalMedias: listing.virtualTours.map((tour) => ({ ...asMedia(tour), kind: 'virtualTour' })),
    slugs: { location: suburb.uri, office: office.uri },
    stateCode: suburb.stateCode,
    info: { listingClass: listing.listingClass },
    building: visibleBuilding(listing, suburb.uri),
    agents: agents.map((agent) => agentView(world, agent)),
    office: officeView(world, office),
  }
}

export const agentsOf = ({ agents }: World, { agentIds }: ListingRecord) =>
  agentIds.flatMap((id) => find(agents, { id }) ?? [])

export function officeOf({ offices }: World, { id, officeId }: ListingRecord): OfficeRecord {
  const office = find(offices, { id: officeId })
  if (office === undefined) throw new Error(`Listing ${id} has no office`)
  return office
}

export const asMedia = <Link extends LinkRecord>(link: Link): Link => ({ ...link, url: mediaLink(link.url) })

function daysOf({ listedAt, completedOn, statusType }: ListingRecord, zone: string, now: Date) {
  // Noon in UTC is the same day everywhere in Australia.
  const end = completedOn === null ? now : new Date(`${completedOn}T12:00:00Z`)
  const { days, isNew } = daysOnPortal(listedAt, end, zone)
  return { days, isNew: isNew && statusType === 'available' }
}

const locationOf = (world: World, listing: ListingRecord) => ({
  address: visibleLongAddress(listing, placeById(world, listing.suburbId)),
  isHidden: listing.isAddressHidden,
  isApproximate: listing.isAddressHidden || listing.isPositionApproximate === true,
  latLong: positionShown(world, listing),
})

export const isMockBoosted = ({ boostEndsAt, statusType, listingType, isUnderOffer }: ListingRecord): boolean =>
  boostEndsAt !== null && statusType === 'available' && !(listingType === 'rental' && isUnderOffer)
