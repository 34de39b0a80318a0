import { states } from '#domain/lookups/states.ts'
import { portraitSeedFor } from './people/portrait-choice.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { microDegrees } from './places/distance.ts'
import type { DemoWorld, DemoWorldOptions } from './demo-world.ts'
import { writeIllustrationIdentifier } from '#demo/illustrations/illustration-identifier.ts'
import { type DemoListing, listingColumns, listingValues } from './listings/listing-row.ts'
import { type MarketSample, type MedianRow, writeMedians } from '#demo/market/medians.ts'
import { propertyGroupOf } from '#demo/market/property-group.ts'
import { savedSearches } from '#demo/market/saved-searches.ts'
import { localDayFrom, localDayOf } from './time/local-day.ts'

/** Tells in plain words how far the loading is. */
export type Progress = (message: string) => void

const LISTINGS_AT_ONCE = 1_000

/** Writes the whole world into the database, the search table included. Call it inside a transaction. */
export async function loadDemoWorld(
  database: Database,
  world: DemoWorld,
  options: DemoWorldOptions,
  onProgress: Progress,
): Promise<void> {
  const known = options.knownLocations ?? new Map<string, number>()
  await loadRows(
    database,
    'location',
    [...world.locations()].filter(({ uri }) => !known.has(uri)),
  )
  onProgress(`${count(world.profiles.length)} suburbs and towns`)
  await loadOffices(database, world)
  await loadAgents(database, world, options.seed)
  await loadSchools(database, world)
  onProgress(
    `${count(world.offices.length)} agencies with ${count(world.agents.length)} agents, ${count(world.schools.length)} schools`,
  )
  const samples = await loadListings(database, world, options.now, onProgress)
  await loadRows(database, 'location_median', mediansOf(world, options, samples))
  await loadRows(database, 'saved_search', savedSearches(options.places, options.now))
  await followNumbers(database)
  onProgress('preparing the search')
  await refreshListingSearch(database)
}

/** `24200` as `24,200` */
const count = (number: number): string => number.toLocaleString('en-AU')

type Row = Readonly<Record<string, unknown>>

async function loadRows(database: Database, table: string, rows: Iterable<Row>): Promise<void> {
  const all = [...rows]
  const [first] = all
  if (first === undefined) return
  await database.copyRows(
    table,
    Object.keys(first),
    all.map((row) => Object.values(row)),
  )
}

async function loadOffices(database: Database, world: DemoWorld): Promise<void> {
  await loadRows(
    database,
    'company',
    world.companies.map(({ id, name, stateCode }) => ({ id, name, state_code: stateCode })),
  )
  await loadRows(
    database,
    'office',
    world.offices.map((office) => ({
      id: office.id,
      company_id: office.companyId,
      uri: office.uri,
      name: office.name,
      location_id: world.locationIdOf(office.placeIndex),
      street_address: office.streetAddress,
      latitude_micro: office.latitudeMicro,
      longitude_micro: office.longitudeMicro,
      phone: office.phone,
      email: office.email,
      about: office.about,
      brand_colour: office.colour,
      logo_identifier: writeIllustrationIdentifier({
        kind: 'logo',
        seed: office.companyId,
        initials: initialsOf(office.name),
      }),
    })),
  )
}

type Placed = { placeIndex: number; latitudeMicro: number; longitudeMicro: number }

function besideStreet(world: DemoWorld, { placeIndex, latitudeMicro, longitudeMicro }: Placed): Row {
  const point = { latitude: latitudeMicro / 1e6, longitude: longitudeMicro / 1e6 }
  const { latitude, longitude } = world.besideStreet(placeIndex, point)
  return { latitude_micro: microDegrees(latitude), longitude_micro: microDegrees(longitude) }
}

async function loadAgents(database: Database, world: DemoWorld, seed: string): Promise<void> {
  await loadRows(
    database,
    'agent',
    world.agents.map((agent) => ({
      id: agent.id,
      office_id: agent.officeId,
      username: agent.username,
      name: agent.name,
      job_title: agent.jobTitle,
      tier: agent.tier,
      bio: agent.bio,
      email: agent.email,
      mobile: agent.mobile,
      phone: agent.phone,
      portrait_identifier: writeIllustrationIdentifier({
        kind: 'portrait',
        seed: portraitSeedFor(agent.person, firstPortraitSeed(seed, agent.id)),
      }),
    })),
  )
}

async function loadSchools(database: Database, world: DemoWorld): Promise<void> {
  await loadRows(
    database,
    'school',
    world.schools.map((school) => ({
      id: school.id,
      name: school.name,
      sector: school.sector,
      level: school.level,
      gender: school.gender,
      suburb_id: world.locationIdOf(school.placeIndex),
      ...besideStreet(world, school),
    })),
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

const firstPortraitSeed = (seed: string, agentId: number): number =>
  [...`${seed} ${agentId}`].reduce(
    (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )

/** Writes the listings in portions: while the database takes one in, the next is written. Answers what sold and leased. */
async function loadListings(
  database: Database,
  world: DemoWorld,
  now: Date,
  onProgress: Progress,
): Promise<MarketSample[]> {
  const samples: MarketSample[] = []
  const total = world.plans.length
  let done = 0
  let loading = Promise.resolve()
  try {
    for (const portion of portions(world.listings(), LISTINGS_AT_ONCE)) {
      for (const listing of portion) samples.push(...samplesOf(listing))
      await loading
      loading = loadPortion(database, portion, now)
      // Whoever awaits it next hears of a failure; until then it must not count as unheard.
      loading.catch(() => {})
      done += portion.length
      if (done % 4_000 < LISTINGS_AT_ONCE || done === total) onProgress(`${count(done)} of ${count(total)} listings`)
      await new Promise(setImmediate)
    }
    await loading
    return samples
  } finally {
    // A portion under way would outlive the transaction that is given up, and write after it.
    await Promise.allSettled([loading])
  }
}

function* portions(listings: Iterable<DemoListing>, size: number): Generator<DemoListing[]> {
  let portion: DemoListing[] = []
  for (const listing of listings) {
    portion.push(listing)
    if (portion.length < size) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}

const DAYS_CONFIRMED = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Within the last 60 days, so that a new demonstration asks nobody to confirm homes. */
function confirmedAt({ id, modified_at: modifiedAt }: DemoListing['row'], now: Date): Date {
  const latest = new Date(now.getTime() - (id % DAYS_CONFIRMED) * DAY_MS)
  return modifiedAt > latest ? modifiedAt : latest
}

async function loadPortion(database: Database, portion: readonly DemoListing[], now: Date): Promise<void> {
  const [first] = portion
  if (first === undefined) return
  await database.copyRows(
    'listing',
    [...listingColumns(first.row), 'confirmed_at'],
    portion.map(({ row }) => [...listingValues(row), confirmedAt(row, now)]),
  )
  await loadRows(
    database,
    'listing_agent',
    portion.flatMap(({ row, agentIds }) =>
      agentIds.map((agentId, position) => ({ listing_id: row.id, agent_id: agentId, position })),
    ),
  )
  await loadRows(database, 'listing_inspection', portion.flatMap(inspectionRows))
  await loadRows(
    database,
    'listing_price_event',
    portion.flatMap(({ row, priceEvents }) =>
      priceEvents.map((event) => ({
        listing_id: row.id,
        occurred_on: event.occurredOn,
        kind: event.kind,
        price_text: event.priceText,
        price: event.price,
      })),
    ),
  )
}

const inspectionRows = ({ row, inspections }: DemoListing): Row[] =>
  inspections.map(({ startsAt, endsAt, localDate }) => ({
    listing_id: row.id,
    starts_at: startsAt,
    ends_at: endsAt,
    local_date: localDate,
  }))

function samplesOf({ row }: DemoListing): MarketSample[] {
  const group = propertyGroupOf(row.property_type)
  if (row.completed_on === null || row.price_from === null || group === null) return []
  const kind = row.listing_type === 'sale' ? 'sold' : 'rent'
  return [{ locationId: row.suburb_id, kind, group, day: localDayFrom(row.completed_on), price: row.price_from }]
}

/** Of the places that have listings. */
function mediansOf(world: DemoWorld, options: DemoWorldOptions, samples: readonly MarketSample[]): Iterable<MedianRow> {
  const used = new Set(world.plans.map(({ placeIndex }) => placeIndex))
  const places = world.profiles.flatMap((profile, index) => {
    const prices = world.prices[index]
    return prices === undefined || !used.has(index) ? [] : [{ locationId: world.locationIdOf(index), profile, prices }]
  })
  return writeMedians(options.seed, places, samples, localDayOf(options.now, states.NSW.timeZone))
}

/** Rows that others add later are numbered after ours. */
async function followNumbers(database: Database): Promise<void> {
  for (const table of ['location', 'company', 'office', 'agent', 'listing', 'school']) {
    await database.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    )
  }
}
