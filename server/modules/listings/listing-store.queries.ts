import type { Database } from '#server/platform/database/database.ts'
import type { ListingDetailRow, ListingRow } from './listing-record.ts'

const prepared = { isPrepared: true }

/** Listings by their numbers, in no order; inspections that ended before `now` are left out. */
export const listingsByIds = (database: Database, ids: readonly number[], now: Date): Promise<ListingRow[]> =>
  database.query<ListingRow>(SELECT_LISTINGS, [ids, now], prepared)

const SELECT_LISTINGS = `
  select listing.id, listing.uri, listing.listing_type as "listingType", listing.status_type as "statusType",
    listing.is_under_offer as "isUnderOffer", listing.listing_class as "listingClass",
    listing.project_name as "projectName", listing.tier_type as "tierType",
    listing.is_exclusive as "isExclusive", listing.property_type as "propertyType", listing.title,
    listing.suburb_id as "suburbId", listing.street_address as "streetAddress",
    listing.is_address_hidden as "isAddressHidden", listing.is_position_approximate as "isPositionApproximate", listing.latitude_micro as "latitudeMicro",
    listing.longitude_micro as "longitudeMicro", listing.sale_method as "saleMethod", listing.price_text as "priceText",
    listing.price_from as "priceFrom", listing.price_to as "priceTo", listing.is_price_withheld as "isPriceWithheld",
    listing.bond, listing.available_on as "availableOn", listing.auction_at as "auctionAt",
    listing.auction_place as "auctionPlace", listing.listed_at as "listedAt", listing.modified_at as "modifiedAt",
    listing.completed_on as "completedOn", listing.bedrooms, listing.bathrooms, listing.car_spaces as "carSpaces",
    listing.land_size_m2 as "landSize", listing.frontage_m as frontage, listing.features,
    listing.other_features as "otherFeatures", listing.details -> 'buildingFeatures' as "buildingFeatures",
    listing.photos, listing.videos, listing.external_links as "externalLinks",
    listing.external_medias as "externalMedias", listing.office_id as "officeId",
    (select hidden_at from listing_hiding where listing_hiding.listing_id = listing.id) as "hiddenAt",
    (select ends_at from listing_boost where listing_boost.listing_id = listing.id) as "boostEndsAt",
    array(
      select listing_agent.agent_id from listing_agent
      where listing_agent.listing_id = listing.id order by listing_agent.position, listing_agent.agent_id
    ) || array(
      select listing_agent.agent_id from listing same join listing_agent on listing_agent.listing_id = same.id
      where same.shown_in_id = listing.id order by same.listed_at, same.id, listing_agent.position
    ) as "agentIds",
    (
      select coalesce(
        json_agg(json_build_array(extract(epoch from starts_at), extract(epoch from ends_at)) order by starts_at, id),
        '[]'::json
      )
      from listing_inspection
      where listing_inspection.listing_id = listing.id and ends_at > $2
    ) as inspections
  from listing
  where listing.id = any($1::int[])`

export type ListingStampRow = { id: number; stamp: number }

/** When each listing was last changed, in milliseconds since 1970. */
export const listingStampsByIds = (database: Database, ids: readonly number[]): Promise<ListingStampRow[]> =>
  database.query<ListingStampRow>(SELECT_STAMPS, [ids], prepared)

const SELECT_STAMPS = `
  select id, (extract(epoch from modified_at) * 1000)::float8 as stamp
  from listing
  where id = any($1::int[])`

/** What only the page of a listing shows. */
export async function findListingDetail(database: Database, id: number): Promise<ListingDetailRow | null> {
  const [row] = await database.query<ListingDetailRow>(SELECT_DETAIL, [id], prepared)
  return row ?? null
}

const SELECT_DETAIL = `
  select description, council_rates as "councilRates", municipality, building_size_m2 as "buildingSize",
    floor_plans as "floorPlans", documents, details, shown_in_id as "shownInId", confirmed_at as "confirmedAt",
    (
      select coalesce(
        json_agg(
          json_build_object('occurredOn', occurred_on, 'kind', kind, 'priceText', price_text)
          order by occurred_on desc, kind desc
        ),
        '[]'::json
      )
      from listing_price_event
      where listing_price_event.listing_id = listing.id
    ) as "priceEvents"
  from listing
  where id = $1`
