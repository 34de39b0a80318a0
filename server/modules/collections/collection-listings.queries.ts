import { type CollectionFilter, INSPECTIONS_SOON } from '#domain/collections/collection-filter.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AskedListings, SavedListingRow, SortOfListings } from './collection-record.ts'

export type AskedPage = AskedListings & { sortBy: SortOfListings; skip: number; take: number }

const ROW = `
  home.listing_id as "listingId", home.added_by as "addedBy", home.added_at as "addedAt", home.price_text as "priceText"`

const FROM = `
  from collection_listing home
  cross join (select $2::timestamptz as now, $3::timestamptz as soon, $4::int as member_id) as asked`

/** Where a home fits; the rule is `doesHomeFit` of the domain. */
const FITS: Readonly<Record<CollectionFilter, string>> = {
  all: 'true',
  mine: 'home.added_by = asked.member_id',
  offMarket: `(select status_type <> 'available' from listing where id = home.listing_id)`,
  inspections: `
    exists (
      select from listing_inspection inspection join listing on listing.id = inspection.listing_id
      where inspection.listing_id = home.listing_id and listing.status_type = 'available'
        and inspection.ends_at > asked.now and inspection.starts_at < asked.soon
    )`,
  likedByAll: `
    (
      select count(*) > 1 and count(*) = count(said.member_id)
      from collection_contributor own
      left join collection_reaction said
        on said.collection_id = own.collection_id and said.member_id = own.member_id
        and said.listing_id = home.listing_id and said.reaction_type = 'like'
      where own.collection_id = home.collection_id
    )`,
}

const values = (collectionId: number, { memberId, now }: AskedListings) => [
  collectionId,
  now,
  new Date(now.getTime() + INSPECTIONS_SOON),
  memberId,
]

/** How many homes of a collection fit a filter. */
export async function countFitting(database: Database, collectionId: number, listings: AskedListings): Promise<number> {
  const text = `select count(*) as total ${FROM} where home.collection_id = $1 and ${FITS[listings.only]}`
  const [row] = await database.query<{ total: number }>(text, values(collectionId, listings))
  return row?.total ?? 0
}

/** A part of the homes of a collection that fit a filter. */
export const listingsOfPage = (database: Database, collectionId: number, page: AskedPage): Promise<SavedListingRow[]> =>
  database.query<SavedListingRow>(
    `select ${ROW} ${FROM} ${ORDERS[page.sortBy].join} where home.collection_id = $1 and ${FITS[page.only]}
    order by ${ORDERS[page.sortBy].by} home.position desc offset $5 limit $6`,
    [...values(collectionId, page), page.skip, page.take],
  )

const WITH_LISTING = 'join listing on listing.id = home.listing_id'

/** Of a withheld price the table has no figure. */
const ORDERS: Readonly<Record<SortOfListings, { join: string; by: string }>> = {
  added: { join: '', by: '' },
  priceLowToHigh: { join: WITH_LISTING, by: 'listing.price_from nulls last,' },
  priceHighToLow: { join: WITH_LISTING, by: 'listing.price_to desc nulls last,' },
  reactions: {
    join: `
      left join (
        select said.listing_id, count(*) as likes
        from collection_reaction said
        join collection_contributor own on own.collection_id = said.collection_id and own.member_id = said.member_id
        where said.collection_id = $1 and said.reaction_type = 'like'
        group by said.listing_id
      ) as liked on liked.listing_id = home.listing_id`,
    by: 'coalesce(liked.likes, 0) desc,',
  },
  nextInspection: {
    join: `
      ${WITH_LISTING}
      left join lateral (
        select min(starts_at) as starts_at from listing_inspection
        where listing_inspection.listing_id = home.listing_id and ends_at > asked.now and listing.status_type = 'available'
      ) as next on true`,
    by: 'next.starts_at nulls last,',
  },
}

/** One home of a collection. */
export async function findListing(
  database: Database,
  collectionId: number,
  listingId: number,
): Promise<SavedListingRow | null> {
  const text = `select ${ROW} from collection_listing home where home.collection_id = $1 and home.listing_id = $2`
  const [row] = await database.query<SavedListingRow>(text, [collectionId, listingId])
  return row ?? null
}
