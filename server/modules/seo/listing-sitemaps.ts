import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type ListingKind, listingsOfStretch, listingStretches } from './listing-sitemaps.queries.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The most addresses that a sitemap may hold. */
export const LARGEST_SITEMAP = 50_000

const kinds: readonly (ListingKind & { name: string })[] = [
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
  const rows = await listingStretches(database, LARGEST_SITEMAP)
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
  const rows = await listingsOfStretch(database, kind, { first, last })
  return rows.map(({ id, uri, modifiedAt }) => ({
    path: formatListingUrl({ id, uri }),
    modifiedAt: modifiedAt.toISOString(),
  }))
}

/** Ids are PostgreSQL integers. */
const LARGEST_STRETCH = Math.ceil(2_147_483_647 / LARGEST_SITEMAP) - 1
