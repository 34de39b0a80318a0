import { propertyFeatureNames, propertyFeatures, type PropertyFeature } from '#domain/lookups/features.ts'
import { formatArea } from '#domain/land/area.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { externalLink, mediaLink } from '#domain/text/external-link.ts'
import type { ListingSummaryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import type { RentalDetails } from '#server/generated/schema-types.ts'
import { phoneOfAgent } from '../offices/office-record.ts'
import { listingDetailResolvers } from './listing-detail-resolvers.ts'
import { statusLabels } from './listing-labels.ts'
import { availability, comingAuction, comingInspections, daysListed, listedAtText, todayOf } from './listing-times.ts'
import type { ListingRecord } from './listing-record.ts'
import {
  visibleBuilding,
  visibleLongAddress,
  visiblePosition,
  visibleShortAddress,
  visibleLinks,
  visibleText,
  visibleTexts,
  visibleUri,
} from './listing-visibility.ts'
import { propertyTypeOf } from './listing-words.ts'
import { photosOf } from './photos.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

const summary: ListingSummaryResolvers<ListingsContext> = {
  id: ({ row }) => row.id,
  statusType: ({ row }) => row.statusType,
  listingType: ({ row }) => row.listingType,
  isUnderOffer: ({ row }) => row.isUnderOffer,
  tierType: ({ row }) => row.tierType,
  isExclusiveList: ({ row }) => row.isExclusive,
  uri: ({ row, suburb }) => visibleUri(row, suburb),
  title: ({ row, suburb }) => visibleText(row.title, row, suburb),
  canonicalUri: ({ row, suburb }) => formatListingUrl({ id: row.id, uri: visibleUri(row, suburb) }),
  propertyType: ({ row }) => propertyTypeOf(row),
  daysOnHomely: ({ row, suburb }, _arguments, { now }) => daysListed(row, suburb, now),
  listedAt: ({ row, suburb }) => listedAtText(row, suburb),
  priceDetails: ({ row }) => listingPrice(row),
  address: ({ row, suburb }) => ({
    suburb: suburb.name,
    shortAddress: visibleShortAddress(row, suburb),
    longAddress: visibleLongAddress(row, suburb),
    stateCode: suburb.stateCode,
    postcode: suburb.postcode ?? '',
  }),
  location: ({ row, suburb }) => ({
    address: visibleLongAddress(row, suburb),
    isHidden: row.isAddressHidden,
    latLong: visiblePosition(row, suburb),
  }),
  contactDetails: ({ agents, office }) => ({
    agentNames: agents.map(({ name }) => name),
    phone: agents[0] === undefined ? office.phone : phoneOfAgent(agents[0]),
    officeName: office.name,
  }),
  statusLabels: (record, _arguments, { now }) => statusLabels(record, now),
  inspections: ({ row, suburb }, _arguments, { now }) => comingInspections(row, suburb, now),
  auction: ({ row, suburb }, _arguments, { now }) => {
    const time = comingAuction(row, suburb, now)
    if (time === null) return null
    return { ...time, place: row.auctionPlace === null ? null : visibleText(row.auctionPlace, row, suburb) }
  },
  landFeatures: ({ row }) => ({
    landSize: row.landSize,
    landSizeDescription: row.landSize === null ? null : formatArea(row.landSize),
    frontage: row.frontage,
  }),
  saleDetails: ({ row }) =>
    row.listingType === 'rental'
      ? null
      : {
          method: row.saleMethod ?? 'privateTreaty',
          soldOn: row.statusType === 'completed' ? row.completedOn : null,
          isPriceWithheld: row.isPriceWithheld,
        },
  rentalDetails: (record, _arguments, { now }) => (record.row.listingType === 'sale' ? null : rentalOf(record, now)),
  features: ({ row, suburb }) => ({
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    cars: row.carSpaces,
    tags: row.features.filter(isKnownFeature),
    extraFeatures: visibleTexts(row.buildingFeatures ?? [], row, suburb),
    otherFeatures: visibleTexts(row.otherFeatures, row, suburb),
  }),
  media: ({ row, suburb }) => photosOf(row.photos, row, suburb),
  videos: ({ row, suburb }) =>
    visibleLinks(row.videos, row, suburb).map(({ url, title }) => ({ url: mediaLink(url), title })),
  externalLinks: ({ row, suburb }) =>
    visibleLinks(row.externalLinks, row, suburb).map(({ url, title }) => ({ url: externalLink(url), title })),
  externalMedias: ({ row, suburb }) =>
    visibleLinks(row.externalMedias, row, suburb)
      .filter(({ kind }) => kind === 'virtualTour')
      .map(({ url, title }) => ({ url: mediaLink(url), title, kind: 'virtualTour' })),
  slugs: ({ suburb, office }) => ({ location: suburb.uri, office: office.uri }),
  stateCode: ({ suburb }) => suburb.stateCode,
  info: ({ row }) => ({ listingClass: row.listingClass }),
  building: ({ row, suburb }) => visibleBuilding(row, suburb),
}

export const listingResolvers: Pick<Resolvers<ListingsContext>, 'Listing' | 'ListingSummary' | 'ListingMedia'> = {
  ListingSummary: summary,
  Listing: listingDetailResolvers,
  ListingMedia: {
    photoCount: (photos) => photos.length,
    photos: (photos, { first }) => (first == null ? photos : photos.slice(0, Math.max(0, first))),
  },
}

function rentalOf({ row, suburb }: ListingRecord, now: Date): RentalDetails {
  const isLeased = row.statusType === 'completed'
  const isLater = !row.isUnderOffer && row.availableOn !== null && row.availableOn > todayOf(suburb, now)
  return {
    bond: row.bond,
    availableOn: isLater ? row.availableOn : null,
    availableDescription: isLeased ? 'Leased' : availability(row, suburb, now),
    leasedOn: isLeased ? row.completedOn : null,
  }
}

const tags = new Set<string>(propertyFeatureNames.filter((name) => propertyFeatures[name].group !== 'media'))
const isKnownFeature = (name: string): name is PropertyFeature => tags.has(name)
