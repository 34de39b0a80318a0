import { propertyFeatureNames } from '#domain/lookups/features.ts'
import { isLandType, propertyTypeNames } from '#domain/lookups/property-types.ts'
import { zonesByStateOrSuburb } from '#domain/locations/time-zone-of-place.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ofPlace } from '#server/platform/database/of-place.ts'

/** Replaces the rows of listing_search for these listings, or for all where that is null; deletes those of withdrawn ones, and of homes that another listing shows. */
export async function replaceSearchRows(database: Database, listingIds: readonly number[] | null): Promise<void> {
  const isOfAll = listingIds === null
  const parameters = [
    listingIds,
    propertyTypeNames,
    propertyTypeNames.filter(isLandType),
    zonesByStateOrSuburb.map(([stateOrSuburb]) => stateOrSuburb),
    zonesByStateOrSuburb.map(([, timeZone]) => timeZone),
    propertyFeatureNames,
  ]
  await database.query(isOfAll ? REPLACE_ALL : REPLACE_SOME, parameters, { isPrepared: !isOfAll })
}

/**
 * Boost is the tier, 0 to 4, twice, and one more when the listing is only here: an exclusive listing leads its tier
 * and never passes a higher one, and those that staff put first lead all tiers. A rental whose deposit is taken is promoted no more.
 */
const REPLACE_ALL = `
with
gone as (
  delete from listing_search s
  where ($1::int[] is null or s.listing_id = any ($1))
    and not exists (select from listing l where l.id = s.listing_id and l.status_type <> 'removed' and l.shown_in_id is null)
),
source as (
  select
    l.*,
    p.latitude_micro as suburb_latitude,
    p.longitude_micro as suburb_longitude,
    ${ofPlace('p', { keys: '$4', values: '$5' })} as time_zone,
    l.property_type = any ($3::text[]) as is_land
  from listing l join location p on p.id = l.suburb_id
  where l.status_type <> 'removed' and l.shown_in_id is null and ($1::int[] is null or l.id = any ($1))
),
placed as (
  select
    *,
    case when is_address_hidden then suburb_latitude else latitude_micro end as search_latitude,
    case when is_address_hidden then suburb_longitude else longitude_micro end as search_longitude,
    array_remove(array[
      case when jsonb_array_length(videos) > 0 then 'hasVideos' end,
      case when external_medias @> '[{"kind": "virtualTour"}]' then 'hasAVirtualTour' end
    ], null) as media
  from source
)
insert into listing_search (
  listing_id, mode, boost, property_type, bedrooms, bathrooms, car_spaces, suburb_id, street_id, office_id,
  price_from, price_to, price_middle, land_size_m2, frontage_dm, latitude_micro, longitude_micro, completed_on,
  auction_on, features, listed_at, auction_at, last_inspection_ends_at, position, is_approximate, is_under_offer,
  has_virtual_tour, has_videos, is_new_development
)
select
  id,
  case when listing_type = 'sale' then 1 else 2 end + case when status_type = 'completed' then 2 else 0 end,
  case
    when listing_type = 'rental' and is_under_offer then 0
    else 2 * (array_position(array['basic', 'bronze', 'silver', 'gold', 'platinum'], tier_type) - 1) + is_exclusive::int
      + case when status_type = 'available' and exists (select from listing_boost where listing_boost.listing_id = placed.id) then 100 else 0 end
  end,
  coalesce(array_position($2::text[], property_type) - 1, 0),
  case when bedrooms is not null and not is_land then least(bedrooms, 5) end,
  case when bathrooms is not null and not is_land then least(bathrooms, 5) end,
  case when car_spaces is not null and not is_land then least(car_spaces, 5) end,
  suburb_id,
  case when not is_address_hidden then street_id end,
  office_id,
  price_from,
  price_to,
  (price_from::bigint + price_to + 1) / 2,
  land_size_m2,
  frontage_m * 10,
  search_latitude,
  search_longitude,
  completed_on,
  (auction_at at time zone time_zone)::date,
  (
    select coalesce(bit_or(1::bigint << (array_position($6::text[], feature) - 1)), 0)
    from unnest(features || media) as named (feature)
  ),
  listed_at,
  auction_at,
  (select max(i.ends_at) from listing_inspection i where i.listing_id = placed.id),
  case when search_latitude is not null then point(search_longitude, search_latitude) end,
  is_address_hidden or is_position_approximate,
  is_under_offer,
  external_medias @> '[{"kind": "virtualTour"}]',
  jsonb_array_length(videos) > 0,
  listing_class = 'newDevelopment'
from placed
on conflict (listing_id) do update set
  mode = excluded.mode, boost = excluded.boost, property_type = excluded.property_type, bedrooms = excluded.bedrooms,
  bathrooms = excluded.bathrooms, car_spaces = excluded.car_spaces, suburb_id = excluded.suburb_id,
  street_id = excluded.street_id, office_id = excluded.office_id, price_from = excluded.price_from,
  price_to = excluded.price_to, price_middle = excluded.price_middle, land_size_m2 = excluded.land_size_m2,
  frontage_dm = excluded.frontage_dm, latitude_micro = excluded.latitude_micro,
  longitude_micro = excluded.longitude_micro, completed_on = excluded.completed_on, auction_on = excluded.auction_on,
  features = excluded.features, listed_at = excluded.listed_at, auction_at = excluded.auction_at,
  last_inspection_ends_at = excluded.last_inspection_ends_at, position = excluded.position,
  is_approximate = excluded.is_approximate, is_under_offer = excluded.is_under_offer,
  has_virtual_tour = excluded.has_virtual_tour, has_videos = excluded.has_videos,
  is_new_development = excluded.is_new_development
`

// A plan that is kept is one for all rows where all may be meant.
const REPLACE_SOME = REPLACE_ALL.replaceAll('$1::int[] is null or ', '')
