import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The most addresses that a sitemap may hold. */
export const LARGEST_SITEMAP = 50_000

type ListingKind = { name: string; listingType: 'sale' | 'rental'; statusType: 'available' | 'completed' }

const kinds: readonly ListingKind[] = [
  { name: 'homes-for-sale', listingType: 'sale', statusType: 'available' },
  { name: 'homes-for-rent', listingType: 'rental', statusType: 'available' },
  { name: 'homes-sold', listingType: 'sale', statusType: 'completed' },
  { name: 'homes-leased', listingType: 'rental', statusType: 'completed' },
]

/**
 * The sitemaps of homes with when each last changed. A sitemap holds the ids of one stretch of 50,000, so that it never
 * holds more, changes only with its own homes and is read through the primary key. Withdrawn homes are in none.
 */
export async function listingSitemaps(database: Database): Promise<SitemapEntry[]> {
  const rows = await database.query<PartRow>(SELECT_PARTS, [LARGEST_SITEMAP])
  return rows.flatMap((row) => {
    const kind = kinds.find(
      ({ listingType, statusType }) => row.listingType === listingType && row.statusType === statusType,
    )
    return kind ? [{ path: `/sitemaps/${kind.name}-${row.stretch}.xml`, modifiedAt: row.modifiedAt.toISOString() }] : []
  })
}

/** The homes of one sitemap; null when the name is of none. */
export async function listingSitemap(
  database: Database,
  kindName: string,
  stretch: number,
): Promise<SitemapEntry[] | null> {
  const kind = kinds.find(({ name }) => name === kindName)
  if (kind === undefined || stretch > LARGEST_STRETCH) return null
  const [first, last] = [(stretch - 1) * LARGEST_SITEMAP + 1, stretch * LARGEST_SITEMAP]
  const rows = await database.query<ListingRow>(SELECT_LISTINGS, [kind.listingType, kind.statusType, first, last])
  return rows.map(({ id, uri, modifiedAt }) => ({
    path: formatListingUrl({ id, uri }),
    modifiedAt: modifiedAt.toISOString(),
  }))
}

/** Ids are PostgreSQL integers. */
const LARGEST_STRETCH = Math.ceil(2_147_483_647 / LARGEST_SITEMAP) - 1

type PartRow = { listingType: string; statusType: string; stretch: number; modifiedAt: Date }

const SELECT_PARTS = `
  select listing_type as "listingType", status_type as "statusType", (id - 1) / $1::int + 1 as stretch,
    max(modified_at) as "modifiedAt"
  from listing
  where status_type <> 'removed'
  group by 1, 2, 3
  order by 1, 2, 3`

type ListingRow = { id: number; uri: string; modifiedAt: Date }

/** A hidden street stays hidden in the address, as in listing-visibility.ts. */
const SELECT_LISTINGS = `
  select listing.id, listing.modified_at as "modifiedAt",
    case when listing.is_address_hidden or listing.uri = '' then location.uri else listing.uri end as uri
  from listing
  join location on location.id = listing.suburb_id
  where listing.listing_type = $1 and listing.status_type = $2 and listing.id between $3 and $4
  order by listing.id`
