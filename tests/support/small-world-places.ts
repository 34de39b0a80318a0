import type { Database } from '#server/platform/database/database.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { CARLTON, COLLINGWOOD, FITZROY, FOOTSCRAY, MALENY, MONTVILLE, SMITH_STREET } from './small-world-listings.ts'

/** Six suburbs with a region, a street, a boundary, medians and schools. */
export async function fillPlaces(database: Database): Promise<void> {
  const region = { region_id: null, suburb_id: null, postcode: null, type: 'region', settlement: 'city' } as const
  const suburb = { suburb_id: null, type: 'suburb' } as const
  const vic = { ...suburb, state_code: 'VIC', region_id: 1, settlement: 'city' } as const
  const qld = { ...suburb, state_code: 'QLD', region_id: null, settlement: 'country' } as const
  const at = (latitude: number, longitude: number) => ({
    latitude_micro: Math.round(latitude * 1_000_000),
    longitude_micro: Math.round(longitude * 1_000_000),
  })
  await insertRows(
    database,
    'location',
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
  )
  const outline = 'POLYGON((152.88 -26.7, 152.91 -26.7, 152.91 -26.68, 152.88 -26.7))'
  await insertRows(database, 'location_boundary', {
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
  await insertRows(
    database,
    'location_median',
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
  )
  await insertRows(
    database,
    'school',
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
  )
}
