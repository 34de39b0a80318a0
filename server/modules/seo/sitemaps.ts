import { contentPaths } from '#domain/content/content-paths.ts'
import type { Database } from '#server/platform/database/database.ts'
import { LARGEST_SITEMAP, listingSitemap, listingSitemaps } from './listing-sitemaps.ts'
import { buildingEntries, locationEntries, officeEntries, searchEntries } from './place-sitemaps.ts'
import { agentEntries, agentListEntries } from './agent-sitemaps.ts'
import { questionEntries } from './question-sitemaps.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Pages without a day of their last change are others with every home and post. */
const pageEntries: SitemapEntry[] = [
  { path: '/', modifiedAt: null },
  { path: '/discussions', modifiedAt: null },
  { path: '/real-estate-agents', modifiedAt: null },
  { path: '/real-estate-agencies', modifiedAt: null },
  ...contentPaths.map(({ path, modifiedOn }) => ({ path, modifiedAt: modifiedOn })),
]

/** Pages whose addresses are few enough to be listed at once, and cut into sitemaps of 50,000. */
const listed: Readonly<Record<string, (database: Database) => Promise<SitemapEntry[]>>> = {
  pages: () => Promise.resolve(pageEntries),
  places: locationEntries,
  searches: searchEntries,
  offices: officeEntries,
  buildings: buildingEntries,
  questions: questionEntries,
  agents: agentEntries,
  'agent-lists': agentListEntries,
}

/** Every sitemap with when it last changed. */
export async function sitemapParts(database: Database): Promise<SitemapEntry[]> {
  const listings = await listingSitemaps(database)
  const others = await Promise.all(
    Object.entries(listed).map(async ([name, read]) => {
      const entries = await read(database)
      return cut(entries).map((part, index) => ({
        path: `/sitemaps/${name}-${index + 1}.xml`,
        modifiedAt: newest(part),
      }))
    }),
  )
  return [...others.flat(), ...listings]
}

/** The addresses of one sitemap, by the name of its file; null when there is none of this name. */
export async function sitemapEntries(database: Database, fileName: string): Promise<readonly SitemapEntry[] | null> {
  const [, name = '', digits = ''] = /^([a-z-]{1,40})-([1-9]\d{0,5})\.xml$/.exec(fileName) ?? []
  if (!Object.hasOwn(listed, name)) {
    const listings = digits === '' ? null : await listingSitemap(database, name, Number(digits))
    return listings === null || listings.length === 0 ? null : listings
  }
  const entries = (await listed[name]?.(database)) ?? []
  return cut(entries)[Number(digits) - 1] ?? null
}

const cut = (entries: readonly SitemapEntry[]): (readonly SitemapEntry[])[] =>
  Array.from({ length: Math.ceil(entries.length / LARGEST_SITEMAP) }, (_, index) =>
    entries.slice(index * LARGEST_SITEMAP, (index + 1) * LARGEST_SITEMAP),
  )

/** Instants in UTC and days sort as texts. */
const newest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>(
    (latest, { modifiedAt }) => (modifiedAt !== null && (latest === null || modifiedAt > latest) ? modifiedAt : latest),
    null,
  )
