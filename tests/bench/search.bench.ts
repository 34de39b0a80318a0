import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { resolveSearch } from '#server/modules/search/resolve-locations.ts'
import { chanceOf } from '#tests/support/search-oracle/oracle-world.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { warmUpSearch } from './support/warm-up-search.ts'
import { prepareData } from '#server/start/prepare-data.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'

/** Milliseconds of a search with all figures on the demonstration, embedded, or on the database of DATABASE_URL. */
const ROUNDS = 300
const now = new Date()
const moment = { now }
const chance = chanceOf(11)
const largestPlaces = gazetteerPlaces()
  .toSorted((left, right) => right.population - left.population)
  .slice(0, 200)

/** The two hundred largest places, or the whole country. */
const places: [string, () => string | null][] = [
  ['a suburb and those around it', () => chance.pick(largestPlaces).uri],
  ['the whole country', () => null],
]

const url = process.env.DATABASE_URL
const folder = await mkdtemp(path.join(tmpdir(), 'search-bench-'))
const log = { info() {}, warn: console.error, error: console.error }
const database = await openDatabase(url === undefined ? { folder, log } : { url, log })
try {
  await measure(database)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(searched: Database): Promise<void> {
  await prepareData(searched, { hasDemoData: true, now, say() {} })
  const index = await loadLocationIndex(searched)
  const listingSearch = createSqlListingSearch(searched)
  await warmUpSearch(listingSearch, now)
  const [listings] = await searched.query<{ count: number }>('select count(*) from listing_search')
  console.log(
    `${listings?.count} listings, ${searched.dialect}; milliseconds, ${ROUNDS} random searches each, 25 a page\n`,
  )
  console.log(
    '| where | page and total p50 | p95 | all figures p50 | p95 | both p50 | p95 |\n|---|---|---|---|---|---|---|',
  )
  for (const [where, uri] of places) {
    const pages: number[] = []
    const figures: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const resolution = resolveSearch(randomVisit(uri()), index)
      if (!resolution.ok) throw new Error(resolution.reason)
      pages.push(await millisecondsOf(() => listingSearch.search(resolution.search, moment)))
      figures.push(await millisecondsOf(() => listingSearch.aggregate(resolution.search, moment)))
    }
    const both = pages.map((time, round) => time + (figures[round] ?? 0))
    console.log(
      `| ${where} | ${[pages, figures, both].flatMap((times) => [at(times, 0.5), at(times, 0.95)]).join(' | ')} |`,
    )
  }
}

/** Two in five visitors have not narrowed anything yet; the others have by one to three filters. */
function randomVisit(uri: string | null): SearchParameters {
  const parameters = defaultSearchParameters(chance.pick(searchModeNames))
  const { locationSearchContext } = parameters
  const searchLocations = uri === null ? [] : [{ uri }]
  const filters: Partial<SearchParameters>[] = [
    { bedrooms: [3, 4] },
    { bathrooms: [2, 3, 4, 5] },
    { carSpaces: [1, 2, 3, 4, 5] },
    { propertyTypes: ['House', 'Townhouse'] },
    { propertyFeatures: ['airConditioning'] },
    { price: { min: null, max: 900_000 } },
    { landSize: { min: 400, max: null } },
    { inspection: { dates: [], forthcoming: true } },
    { isUnderOffer: false },
  ]
  const chosen = chance.is(0.4) ? [] : Array.from({ length: chance.whole(1, 3) }, () => chance.pick(filters))
  const paging = { skip: chance.pick([0, 0, 0, 25, 50]), take: 25 }
  return Object.assign(parameters, ...chosen, {
    paging,
    locationSearchContext: { ...locationSearchContext, searchLocations },
  })
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((left, right) => left - right)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}
