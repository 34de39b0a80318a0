import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { alertConsumer } from '#server/modules/alerts/alert-consumer.ts'
import { loadLocationIndex, type LocationIndex } from '#server/modules/search/location-index.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { liveChannel } from '#server/platform/live/live-channel.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { prepareData } from '#server/start/prepare-data.ts'
import { chanceOf } from '#tests/support/search-oracle/oracle-world.ts'
import { addRandomAlerts } from './support/random-alerts.ts'

/**
 * Milliseconds from a changed listing to its matches with their reasons, and to these in the database, against as many alerts as ALERTS says (100,000 by default,
 * 1,000,000 for the figures of record), embedded, or on the empty database of DATABASE_URL.
 */
const ALERTS = Number(process.env.ALERTS ?? 100_000)
const LISTINGS = 300
const WARM_UP = 30
/** A city's own name states the people of the whole city. */
const MOST_PEOPLE = 30_000
const now = new Date()
const chance = chanceOf(31)

const url = process.env.DATABASE_URL
const folder = await mkdtemp(path.join(tmpdir(), 'alert-bench-'))
const log = { info() {}, warn: console.error, error: console.error }
const database = await openDatabase(url === undefined ? { folder, log } : { url, log })
try {
  await prepareData(database, { hasDemoData: false, now, say() {} })
  const index = await loadLocationIndex(database)
  const suburbs = busySuburbs(index)
  const began = performance.now()
  await addRandomAlerts(database, { count: ALERTS, chance, pickSuburb: () => chance.pick(suburbs), now })
  await addListings(database, suburbs)
  await database.maintain()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${ALERTS} alerts in ${seconds} s, ${database.dialect}\n`)
  await showSizes(database)
  await measure(database, index)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

/** Each suburb about as often as people live there. */
function busySuburbs(index: LocationIndex) {
  return gazetteerPlaces().flatMap(({ uri, population }) => {
    const suburb = index.location(uri)
    return suburb?.type === 'suburb'
      ? Array.from({ length: Math.ceil(Math.min(population, MOST_PEOPLE) / 2000) }, () => suburb)
      : []
  })
}

async function addListings(target: Database, suburbs: ReturnType<typeof busySuburbs>): Promise<void> {
  await target.query("insert into company (id, name, state_code) values (1, 'Company', 'VIC')")
  const [place] = suburbs
  await target.query(
    `insert into office (id, company_id, uri, name, location_id, street_address, brand_colour)
     values (1, 1, 'an-office', 'An Office', $1, '1 High Street', '#112233')`,
    [place?.id],
  )
  const columns =
    'id uri listing_type status_type listing_class tier_type property_type title description suburb_id street_address latitude_micro longitude_micro price_text price_from price_to bedrooms bathrooms car_spaces listed_at modified_at office_id'
  const rows = Array.from({ length: LISTINGS + WARM_UP }, (_, position) => {
    const suburb = chance.pick(suburbs)
    const isRent = chance.is(0.3)
    const price = isRent ? 10 * chance.whole(35, 120) : 10_000 * chance.whole(40, 250)
    const at = (degrees: number) => Math.round(degrees * 1_000_000) + chance.whole(-9000, 9000)
    const type = chance.pick(['House', 'House', 'Apartment', 'Unit', 'Townhouse'] as const)
    const rooms = [chance.whole(1, 5), chance.whole(1, 3), chance.whole(0, 3)]
    return [position + 1, 'a-home', isRent ? 'rental' : 'sale', 'available', 'residential', 'basic', type, 'A home', '']
      .concat([suburb.id, '1 High Street', at(suburb.latitude), at(suburb.longitude), '', price, price])
      .concat(rooms)
      .concat([now.toISOString(), now.toISOString(), 1])
  })
  await target.copyRows('listing', columns.split(' '), rows)
  await refreshListingSearch(target)
}

async function showSizes(target: Database): Promise<void> {
  const rows = await target.query<{ name: string; rows: number; table: number; indexes: number }>(`
    select relname as name, reltuples::bigint as rows, pg_table_size(oid) as "table", pg_indexes_size(oid) as indexes
    from pg_class where relname in ('alert', 'alert_place', 'alert_box') and relkind = 'r' order by relname`)
  console.log('| table | rows | MB | indexes MB |\n|---|---|---|---|')
  const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0)
  for (const { name, rows: count, table, indexes } of rows) {
    console.log(`| ${name} | ${count} | ${megabytes(table)} | ${megabytes(indexes)} |`)
  }
  console.log('')
}

async function measure(target: Database, locationIndex: LocationIndex): Promise<void> {
  const clock = () => now
  const live = liveChannel({ database: target, clock })
  let foundAt = 0
  const watched: Database = {
    ...target,
    query(text, parameters, options) {
      if (text.includes('insert into alert_match')) foundAt = performance.now()
      return target.query(text, parameters, options)
    },
  }
  const consumer = alertConsumer({ database: watched, clock, locationIndex, live, jobs: noJobs })
  const times: number[] = []
  const findingTimes: number[] = []
  for (let id = 1; id <= LISTINGS + WARM_UP; id += 1) {
    const start = performance.now()
    foundAt = start
    const event = { id, kind: 'listing.published', subjectId: id, details: {}, occurredAt: now } as const
    await target.transaction(() => consumer.handle([event]))
    if (id <= WARM_UP) continue
    times.push(performance.now() - start)
    findingTimes.push(foundAt - start)
  }
  const found = await target.query<{ count: number }>('select count(*) from alert_match group by listing_id order by 1')
  const at = (values: readonly number[], share: number): number =>
    values.toSorted((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  const counts = found.map(({ count }) => count)
  console.log('| one changed listing | p50 | p95 | most |\n|---|---|---|---|')
  const row = (what: string, values: readonly number[]): string =>
    `| ${what} | ${[0.5, 0.95, 1].map((share) => at(values, share).toFixed(1)).join(' | ')} |`
  console.log(row('ms until all are found, with their reasons', findingTimes))
  console.log(row('ms until they are recorded, and their members told', times))
  console.log(`| alerts that it fits | ${[0.5, 0.95, 1].map((share) => at(counts, share)).join(' | ')} |`)
  const megabytes = (process.memoryUsage().rss / 1_048_576).toFixed(0)
  console.log(`\n${megabytes} MB of memory, the embedded database included`)
}
