import type { Database } from '#server/platform/database/database.ts'
import type { ListingRow } from './listing-record.ts'

/** What of a listing tells how much it is like another. */
export type ComparedListing = Pick<
  ListingRow,
  | 'id'
  | 'uri'
  | 'suburbId'
  | 'streetAddress'
  | 'isAddressHidden'
  | 'latitudeMicro'
  | 'longitudeMicro'
  | 'propertyType'
  | 'bedrooms'
  | 'priceFrom'
  | 'priceTo'
>

/** Listings by their numbers, in no order, with what they are compared by. */
export const comparedListings = (database: Database, ids: readonly number[]): Promise<ComparedListing[]> =>
  database.query<ComparedListing>(SELECT_COMPARED, [ids], { isPrepared: true })

const SELECT_COMPARED = `
  select id, uri, suburb_id as "suburbId", street_address as "streetAddress", is_address_hidden as "isAddressHidden",
    latitude_micro as "latitudeMicro", longitude_micro as "longitudeMicro", property_type as "propertyType", bedrooms,
    price_from as "priceFrom", price_to as "priceTo"
  from listing
  where id = any($1::int[])`
