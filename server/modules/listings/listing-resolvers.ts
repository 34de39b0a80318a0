import { propertyFeatureNames, propertyFeatures, type PropertyFeature } from '#domain/lookups/features.ts'
import { formatArea } from '#domain/land/area.ts'
import { rentalDetails, saleDetails } from '#domain/listing/offer-details.ts'
import { statusLabels } from '#domain/listing/status-labels.ts'
import { visibleBuilding } from '#domain/listing/visible-building.ts'
import { listingPrice } from '#domain/price/listing-price.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { externalLink, mediaLink } from '#domain/text/external-link.ts'
import type { ListingSummaryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { phoneOfAgent } from '../offices/office-record.ts'
import { listingDetailResolvers } from './listing-detail-resolvers.ts'
import { comingAuction, comingInspections, daysListed, listedAtText, todayOf } from './listing-times.ts'
import { visibleLongAddress, visibleShortAddress, visibleUri } from '#domain/listing/visible-address.ts'
import {
  isPositionApproximate,
  visibleLinks,
  visiblePosition,
  visibleText,
  visibleTexts,
} from './listing-visibility.ts'
import { isBoosted, propertyTypeOf } from './listing-record.ts'
import { photosOf } from './photos.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

const summary: ListingSummaryResolvers<ListingsContext> = {
  id: ({ row }) => row.id,
  statusType: ({ row }) => row.statusType,
  listingType: ({ row }) => row.listingType,
  isUnderOffer: ({ row }) => row.isUnderOffer,
  tierType: ({ row }) => row.tierType,
  isBoosted: ({ row }) => isBoosted(row),
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
    isApproximate: isPositionApproximate(row),
    latLong: visiblePosition(row, suburb),
  }),
  contactDetails: ({ agents, office }) => ({
    agentNames: agents.map(({ name }) => name),
    phone: agents[0] === undefined ? office.phone : phoneOfAgent(agents[0]),
    officeName: office.name,
  }),
  statusLabels: ({ row, suburb }, _arguments, { now }) =>
    statusLabels(row, {
      hasAuction: comingAuction(row, suburb, now) !== null,
      isNew: daysListed(row, suburb, now).isNew,
    }),
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
  saleDetails: ({ row }) => saleDetails(row),
  rentalDetails: ({ row, suburb }, _arguments, { now }) => rentalDetails(row, todayOf(suburb, now)),
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
  building: ({ row, suburb }) => visibleBuilding(row, suburb.uri),
}

export const listingResolvers: Pick<Resolvers<ListingsContext>, 'Listing' | 'ListingSummary' | 'ListingMedia'> = {
  ListingSummary: summary,
  Listing: listingDetailResolvers,
  ListingMedia: {
    photoCount: (photos) => photos.length,
    photos: (photos, { first }) => (first == null ? photos : photos.slice(0, Math.max(0, first))),
  },
}

const tags = new Set<string>(propertyFeatureNames.filter((name) => propertyFeatures[name].group !== 'media'))
const isKnownFeature = (name: string): name is PropertyFeature => tags.has(name)
