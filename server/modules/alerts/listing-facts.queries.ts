import type { ListingFacts } from '#domain/alerts/listing-facts.ts'
import { featuresOfMask } from '#domain/lookups/features.ts'
import { propertyTypeOfNumber } from '#domain/lookups/property-types.ts'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What a search reads of a listing; what the location index adds is left out. */
export type ListingFactsRow = Omit<ListingFacts, 'reachedFromSuburbIds'> & { listingId: number; suburbUri: string }

/** The facts of listings as a search sees them; those that were withdrawn are left out. */
export async function factsOfListings(
  database: Database,
  listingIds: readonly number[],
  now: Date,
): Promise<ListingFactsRow[]> {
  const rows = await database.query<Row>(SELECT_FACTS, [listingIds, now], { isPrepared: true })
  return rows.map(({ mode, propertyType, features, latitude, longitude, inspections, ...row }) => ({
    ...row,
    // Numbered from 1 in the order of their names.
    mode: searchModeNames[mode - 1] ?? 'buy',
    propertyType: propertyTypeOfNumber(propertyType),
    features: featuresOfMask(BigInt(features)),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    inspections: inspections.map(({ localDate, endsAt }) => ({ localDate, endsAt: new Date(endsAt) })),
  }))
}

type Row = Omit<ListingFactsRow, 'mode' | 'propertyType' | 'features' | 'position' | 'inspections'> & {
  mode: number
  propertyType: number
  features: string
  latitude: number | null
  longitude: number | null
  inspections: { localDate: string; endsAt: number }[]
}

const SELECT_FACTS = `
  select s.listing_id as "listingId", s.mode, s.property_type as "propertyType", s.features::text as features, s.bedrooms,
    s.bathrooms, s.car_spaces as "carSpaces", s.price_from as "priceFrom", s.price_to as "priceTo",
    s.land_size_m2 as "landSize", s.frontage_dm as "frontageDecimetres", s.is_under_offer as "isUnderOffer",
    s.suburb_id as "suburbId", suburb.name as "suburbName", suburb.uri as "suburbUri", suburb.region_id as "regionId",
    s.street_id as "streetId", s.office_id as "officeId", s.latitude_micro as latitude, s.longitude_micro as longitude,
    s.auction_at as "auctionAt", s.auction_on as "auctionOn",
    (
      select coalesce(
        json_agg(json_build_object('localDate', i.local_date, 'endsAt', extract(epoch from i.ends_at) * 1000)), '[]'::json
      )
      from listing_inspection i where i.listing_id = s.listing_id and i.ends_at >= $2
    ) as inspections
  from listing_search s
  join location suburb on suburb.id = s.suburb_id
  where s.listing_id = any ($1::int[])`
