import { imageUrl } from '#domain/images/image-url.ts'
import { propertyFeatures } from '#domain/lookups/features.ts'
import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { ListingThings_ListingFragment } from '#src/api/generated/graphql.ts'
import { statedPrice } from './stated-price.ts'
import { officeThing } from './office-thing.ts'
import type { Thing } from './thing.ts'

const SHOWN_PICTURES = 5

/** A home that is offered, was sold or leased: the page, the home and the offer (schema.org RealEstateListing). */
export function listingThings(origin: string, listing: ListingThings_ListingFragment): Thing[] {
  const { summary, seo } = listing
  const url = origin + summary.canonicalUri
  const pictures = summary.media.photos.slice(0, SHOWN_PICTURES)
  return [
    {
      '@type': 'RealEstateListing',
      '@id': `${url}#listing`,
      url,
      name: seo.title,
      description: seo.description,
      datePosted: summary.listedAt,
      dateModified: listing.modifiedAt,
      image: pictures.map((picture) => origin + imageUrl({ ...picture, width: 1200 })),
      mainEntity: { '@id': `${url}#home` },
      offers: offerOf(origin, listing, url),
    },
    listingOf(listing, url),
    officeThing(origin, listing.office),
  ]
}

const houses: ReadonlySet<PropertyType> = new Set([
  'House',
  'Townhouse',
  'Villa',
  'Terrace',
  'SemiDetached',
  'Acreage',
  'Alpine',
])
const apartments: ReadonlySet<PropertyType> = new Set(['Apartment', 'Unit', 'Flat', 'Studio', 'ServicedApartment'])
const lands: ReadonlySet<PropertyType> = new Set(['Land', 'residentialLand', 'commercialLand'])

function listingOf({ propertyType, buildingSize, summary }: ListingThings_ListingFragment, url: string): Thing {
  const { address, location, features } = summary
  const isPlace = lands.has(propertyType)
  const point = location.isApproximate ? null : location.latLong
  return {
    '@type': isPlace ? 'Place' : accommodationType(propertyType),
    '@id': `${url}#home`,
    name: address.longAddress,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.isHidden ? undefined : address.shortAddress,
      addressLocality: address.suburb,
      addressRegion: address.stateCode,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    geo: point ? { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude } : undefined,
    ...(isPlace
      ? {}
      : {
          numberOfBedrooms: features.bedrooms ?? undefined,
          numberOfBathroomsTotal: features.bathrooms ?? undefined,
          floorSize: buildingSize ? { '@type': 'QuantitativeValue', value: buildingSize, unitCode: 'MTK' } : undefined,
          petsAllowed: features.tags.includes('petFriendly') || undefined,
        }),
    amenityFeature: features.tags.map((tag) => ({
      '@type': 'LocationFeatureSpecification',
      name: propertyFeatures[tag].displayName,
      value: true,
    })),
  }
}

function accommodationType(propertyType: PropertyType): string {
  if (houses.has(propertyType)) return 'House'
  return apartments.has(propertyType) ? 'Apartment' : 'Accommodation'
}

function offerOf(origin: string, { summary, office }: ListingThings_ListingFragment, url: string): Thing {
  const isRental = summary.listingType === 'rental'
  return {
    '@type': 'Offer',
    url,
    itemOffered: { '@id': `${url}#home` },
    offeredBy: { '@id': `${origin}/real-estate-agency/${office.uri}#office` },
    businessFunction: `http://purl.org/goodrelations/v1#${isRental ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${availabilityOf(summary)}`,
    ...priceOf(summary),
  }
}

function availabilityOf({ statusType, isUnderOffer }: ListingThings_ListingFragment['summary']): string {
  if (statusType !== 'available') return 'SoldOut'
  return isUnderOffer ? 'LimitedAvailability' : 'InStock'
}

/** Only what the page itself says in dollars; of a withheld price nothing. Rent is by the week. */
function priceOf({ priceDetails, saleDetails, listingType }: ListingThings_ListingFragment['summary']) {
  const stated = saleDetails?.isPriceWithheld ? null : statedPrice(priceDetails.longDescription)
  if (stated === null) return {}
  if (listingType === 'rental')
    return {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...stated, priceCurrency: 'AUD', unitCode: 'WEE' },
    }
  if ('price' in stated) return { price: stated.price, priceCurrency: 'AUD' }
  return { priceSpecification: { '@type': 'PriceSpecification', ...stated, priceCurrency: 'AUD' } }
}
