import { expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { migrate } from './migrate.ts'

it('offices that are known already are found where they are, and one with half a position is nowhere', async () => {
  const database = await databaseBefore('041-office-positions.sql')
  await database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city');
    insert into company (id, name, state_code) values (1, 'Nelson', 'VIC');
    insert into office (id, company_id, uri, name, location_id, street_address, brand_colour, latitude_micro, longitude_micro)
    values (1, 1, 'whole', 'Whole', 1, '1 High Street', '#123456', -37800000, 144980000),
      (2, 1, 'half', 'Half', 1, '2 High Street', '#123456', -37800000, null),
      (3, 1, 'beyond', 'Beyond', 1, '3 High Street', '#123456', 144980000, -37800000);
    insert into office_search (office_id, name_key, state_code, suburb_id, agent_count, sold_count)
    values (1, 'whole', 'VIC', 1, 0, 0), (2, 'half', 'VIC', 1, 0, 0), (3, 'beyond', 'VIC', 1, 0, 0)`)
  await migrate(database)
  const rows = await database.query('select office_id, latitude_micro, longitude_micro from office_search order by 1')
  expect(rows).toEqual([
    { office_id: 1, latitude_micro: -37_800_000, longitude_micro: 144_980_000 },
    { office_id: 2, latitude_micro: null, longitude_micro: null },
    { office_id: 3, latitude_micro: null, longitude_micro: null },
  ])
  await expect(database.query('update office set longitude_micro = null where id = 1')).rejects.toMatchObject({
    sqlState: '23514',
  })
})
