import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { ListingTable } from '#server/platform/database/tables.ts'
import { loadPlaceCompletion } from '#server/modules/locations/place-completion.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import type { AppDependencies } from '#server/app.ts'
import { createTestDatabase } from './database.ts'
import { smallInspections, smallPriceEvents } from './small-world-events.ts'
import {
  CARLTON,
  COLLINGWOOD,
  FITZROY,
  FOOTSCRAY,
  MALENY,
  MONTVILLE,
  SMITH_STREET,
  smallListingAgents,
  smallListings,
} from './small-world-listings.ts'

/** Friday, 1 pm in Melbourne and noon in Brisbane. */
export const SMALL_WORLD_NOW = new Date('2026-11-20T02:00:00Z')

type PortalParts = Omit<AppDependencies, 'support'>

export type SmallWorld = { database: Database; parts: PortalParts; close(): Promise<void> }

/** A database with fourteen listings in six suburbs, written by hand, and the parts of a portal over it. */
export async function createSmallWorld(): Promise<SmallWorld> {
  const test = await createTestDatabase()
  const { database } = test
  await database.transaction(async () => {
    await fillPlaces(database)
    await fillPeople(database)
    await fillListings(database)
  })
  await refreshListingSearch(database)
  return { database, parts: await partsOver(database), close: () => test.close() }
}

async function partsOver(database: Database): Promise<PortalParts> {
  return {
    database,
    clock: () => SMALL_WORLD_NOW,
    version: '1.2.3',
    listingSearch: createSqlListingSearch(database),
    locationIndex: await loadLocationIndex(database),
    completion: await loadPlaceCompletion(database),
  }
}

async function fillPlaces(database: Database): Promise<void> {
  const region = { region_id: null, suburb_id: null, postcode: null, type: 'region', settlement: 'city' } as const
  const suburb = { suburb_id: null, type: 'suburb' } as const
  const vic = { ...suburb, state_code: 'VIC', region_id: 1, settlement: 'city' } as const
  const qld = { ...suburb, state_code: 'QLD', region_id: null, settlement: 'country' } as const
  const at = (latitude: number, longitude: number) => ({
    latitude_micro: Math.round(latitude * 1_000_000),
    longitude_micro: Math.round(longitude * 1_000_000),
  })
  await database.kysely
    .insertInto('location')
    .values([
      {
        ...region,
        id: 1,
        uri: 'inner-melbourne-vic',
        name: 'Inner Melbourne',
        state_code: 'VIC',
        ...at(-37.8, 144.97),
      },
      { ...vic, id: FITZROY, uri: 'fitzroy-vic-3065', name: 'Fitzroy', postcode: '3065', ...at(-37.8011, 144.9789) },
      {
        ...vic,
        id: COLLINGWOOD,
        uri: 'collingwood-vic-3066',
        name: 'Collingwood',
        postcode: '3066',
        ...at(-37.8021, 144.9885),
      },
      { ...vic, id: CARLTON, uri: 'carlton-vic-3053', name: 'Carlton', postcode: '3053', ...at(-37.8001, 144.9671) },
      {
        ...vic,
        id: FOOTSCRAY,
        uri: 'footscray-vic-3011',
        name: 'Footscray',
        postcode: '3011',
        ...at(-37.7995, 144.9002),
      },
      { ...qld, id: MALENY, uri: 'maleny-qld-4552', name: 'Maleny', postcode: '4552', ...at(-26.7602, 152.8501) },
      {
        ...qld,
        id: MONTVILLE,
        uri: 'montville-qld-4560',
        name: 'Montville',
        postcode: '4560',
        ...at(-26.69, 152.8936),
      },
      {
        id: SMITH_STREET,
        uri: 'smith-street-fitzroy-vic-3065',
        type: 'street',
        name: 'Smith Street',
        state_code: 'VIC',
        postcode: '3065',
        region_id: null,
        suburb_id: FITZROY,
        settlement: 'city',
        ...at(-37.8004, 144.9835),
      },
    ])
    .execute()
  const outline = 'POLYGON((152.88 -26.7, 152.91 -26.7, 152.91 -26.68, 152.88 -26.7))'
  await database.kysely
    .insertInto('location_boundary')
    .values({
      location_id: MONTVILLE,
      stated_name: 'MONTVILLE',
      south_micro: -26_700_000,
      west_micro: 152_880_000,
      north_micro: -26_680_000,
      east_micro: 152_910_000,
      outline_text: outline,
      near_text: outline,
      far_text: outline,
    })
    .execute()
  await database.kysely
    .insertInto('location_median')
    .values([
      {
        location_id: FITZROY,
        kind: 'sold',
        property_group: 'house',
        period: 'yearly',
        starts_on: '2024-01-01',
        median: 1_500_000,
        sample_count: 80,
      },
      {
        location_id: FITZROY,
        kind: 'sold',
        property_group: 'house',
        period: 'yearly',
        starts_on: '2025-01-01',
        median: 1_550_000,
        sample_count: 84,
      },
      {
        location_id: FITZROY,
        kind: 'rent',
        property_group: 'unit',
        period: 'monthly',
        starts_on: '2026-10-01',
        median: 620,
        sample_count: 31,
      },
      {
        location_id: FITZROY,
        kind: 'sold',
        property_group: 'all',
        period: 'yearly',
        starts_on: '2025-01-01',
        median: 1,
        sample_count: 1,
      },
    ])
    .execute()
  await database.kysely
    .insertInto('school')
    .values([
      {
        id: 1,
        name: 'Fitzroy Primary',
        sector: 'government',
        level: 'primary',
        gender: 'coeducational',
        suburb_id: FITZROY,
        ...at(-37.8001, 144.9801),
      },
      {
        id: 2,
        name: 'Carlton Girls',
        sector: 'catholic',
        level: 'secondary',
        gender: 'girls',
        suburb_id: CARLTON,
        ...at(-37.8005, 144.9675),
      },
      {
        id: 3,
        name: 'Maleny High',
        sector: 'government',
        level: 'secondary',
        gender: 'coeducational',
        suburb_id: MALENY,
        ...at(-26.76, 152.85),
      },
    ])
    .execute()
}

async function fillPeople(database: Database): Promise<void> {
  await database.kysely.insertInto('company').values({ id: 1, name: 'Nelson Group', state_code: 'VIC' }).execute()
  await database.kysely
    .insertInto('office')
    .values([
      {
        id: 1,
        company_id: 1,
        uri: 'nelson-fitzroy',
        name: 'Nelson Fitzroy',
        location_id: FITZROY,
        street_address: '1 Brunswick Street, Fitzroy, VIC 3065',
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
    ])
    .execute()
  await database.kysely
    .insertInto('agent')
    .values([
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
    ])
    .execute()
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
  const rows = smallListings.map((listing) => {
    const row = { ...plainHouse, modified_at: new Date('2026-11-01T00:00:00Z'), ...listing }
    // Each listing of the table states what the plain house leaves out.
    return row as Insertable<ListingTable>
  })
  for (const row of rows) await database.kysely.insertInto('listing').values(row).execute()
  for (const [listingId, agents] of smallListingAgents) {
    const values = agents.map((agentId, position) => ({ listing_id: listingId, agent_id: agentId, position }))
    await database.kysely.insertInto('listing_agent').values(values).execute()
  }
  await database.kysely
    .insertInto('listing_inspection')
    .values(
      smallInspections.map(([listingId, start, end, day]) => ({
        listing_id: listingId,
        starts_at: new Date(start),
        ends_at: new Date(end),
        local_date: day,
      })),
    )
    .execute()
  await database.copyRows(
    'listing_price_event',
    ['listing_id', 'occurred_on', 'kind', 'price_text', 'price'],
    smallPriceEvents,
  )
  await database.kysely
    .insertInto('saved_search')
    .values({
      uri: 'fitzroy-houses',
      name: 'Houses in Fitzroy',
      search_address: '/for-sale/fitzroy-vic-3065/houses',
      created_at: SMALL_WORLD_NOW,
    })
    .execute()
}
