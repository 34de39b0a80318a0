import type { Database } from '#server/platform/database/database.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { placeCompletion } from '#server/modules/locations/place-completion.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { refreshAllAgents } from '#server/modules/agents/refresh-agents.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import type { AppDependencies } from '#server/app.ts'
import { filledTestDatabases } from './database.ts'
import { smallInspections, smallPriceEvents } from './small-world-events.ts'
import { FITZROY, MALENY, smallListingAgents, smallListings } from './small-world-listings.ts'
import { fillPlaces } from './small-world-places.ts'

/** Friday, 1 pm in Melbourne and noon in Brisbane. */
export const SMALL_WORLD_NOW = new Date('2026-11-20T02:00:00Z')

type PortalParts = Omit<AppDependencies, 'support'>

export type SmallWorld = { database: Database; parts: PortalParts; close(): Promise<void> }

/** Fills a migrated database with the small world. */
export async function fillSmallWorld(database: Database): Promise<void> {
  await database.transaction(async () => {
    await fillPlaces(database)
    await fillPeople(database)
    await fillListings(database)
    await database.query(`select setval(pg_get_serial_sequence('listing', 'id'), (select max(id) from listing))`)
  })
  await refreshListingSearch(database)
  await refreshAllAgents(database, SMALL_WORLD_NOW)
}

const databases = filledTestDatabases(fillSmallWorld)

/** A database with fourteen listings in six suburbs, written by hand, and the parts of a portal over it. */
export async function createSmallWorld(): Promise<SmallWorld> {
  const test = await databases()
  return { database: test.database, parts: await partsOver(test.database), close: () => test.close() }
}

async function partsOver(database: Database): Promise<PortalParts> {
  return {
    database,
    clock: () => SMALL_WORLD_NOW,
    version: '1.2.3',
    listingSearch: createSqlListingSearch(database),
    locationIndex: await loadLocationIndex(database),
    completion: placeCompletion(database),
  }
}

async function fillPeople(database: Database): Promise<void> {
  await insertRows(database, 'company', { id: 1, name: 'Nelson Group', state_code: 'VIC' })
  await insertRows(
    database,
    'office',
    {
      id: 1,
      company_id: 1,
      uri: 'nelson-fitzroy',
      name: 'Nelson Fitzroy',
      location_id: FITZROY,
      street_address: '1 Brunswick Street, Fitzroy, VIC 3065',
      latitude_micro: -37_806_140,
      longitude_micro: 144_978_920,
      phone: '03 7010 0001',
      website: 'nelson.example',
      brand_colour: '#123456',
      logo_identifier: 'logo-1',
    },
    {
      id: 2,
      company_id: 1,
      uri: 'nelson-maleny',
      name: 'Nelson Maleny',
      location_id: MALENY,
      street_address: '2 Maple Street, Maleny, QLD 4552',
      brand_colour: '#654321',
    },
  )
  await insertRows(
    database,
    'agent',
    {
      id: 1,
      office_id: 1,
      username: 'mia-chen',
      name: 'Mia Chen',
      job_title: 'Director',
      tier: 'gold',
      mobile: '0491 570 156',
      portrait_identifier: 'agent-1',
    },
    { id: 2, office_id: 1, username: 'tom-ryan', name: 'Tom Ryan', job_title: 'Sales agent', tier: 'basic' },
    {
      id: 3,
      office_id: 2,
      username: 'eva-rossi',
      name: 'Eva Rossi',
      job_title: 'Principal',
      tier: 'silver',
      phone: '07 7010 0002',
    },
  )
}

const plainHouse = {
  listing_type: 'sale',
  status_type: 'available',
  listing_class: 'residential',
  tier_type: 'basic',
  property_type: 'House',
  description: 'A home.',
  suburb_id: FITZROY,
  sale_method: 'privateTreaty',
  bedrooms: 3,
  bathrooms: 2,
  car_spaces: 1,
  office_id: 1,
} as const

async function fillListings(database: Database): Promise<void> {
  const rows = smallListings.map((listing) => ({
    ...plainHouse,
    modified_at: new Date('2026-11-01T00:00:00Z'),
    ...listing,
  }))
  await insertRows(database, 'listing', ...rows)
  for (const [listingId, agents] of smallListingAgents) {
    const values = agents.map((agentId, position) => ({ listing_id: listingId, agent_id: agentId, position }))
    await insertRows(database, 'listing_agent', ...values)
  }
  await insertRows(
    database,
    'listing_inspection',
    ...smallInspections.map(([listingId, start, end, day]) => ({
      listing_id: listingId,
      starts_at: new Date(start),
      ends_at: new Date(end),
      local_date: day,
    })),
  )
  await database.copyRows(
    'listing_price_event',
    ['listing_id', 'occurred_on', 'kind', 'price_text', 'price'],
    smallPriceEvents,
  )
  await insertRows(database, 'saved_search', {
    uri: 'fitzroy-houses',
    name: 'Houses in Fitzroy',
    search_address: '/for-sale/fitzroy-vic-3065/houses',
    created_at: SMALL_WORLD_NOW,
  })
}
