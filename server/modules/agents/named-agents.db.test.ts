import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { namedAgents } from './named-agents.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await createTestDatabase()
  await test.database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
      values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', 0, 0, 'city');
    insert into company (id, name, state_code) values (1, 'Nelson', 'VIC');
    insert into office (id, company_id, uri, name, location_id, street_address, brand_colour, merged_into_id)
      values (1, 1, 'nelson', 'Nelson', 1, '', '#000000', null), (2, 1, 'other', 'Other', 1, '', '#000000', null),
        (3, 1, 'old', 'Old', 1, '', '#000000', 1);
    insert into agent (id, office_id, username, name, job_title, tier, email, mobile, is_claimed) values
      (11, 1, 'mia-chen', 'Mia Chen', 'Agent', 'basic', 'sales@nelson.example', '0400 000 001', true),
      (12, 1, 'li-wu', 'Li Wu', 'Agent', 'basic', null, null, false),
      (13, 3, 'jo-ray', 'Jo Ray', 'Agent', 'basic', 'jo@nelson.example', null, false),
      (21, 2, 'tom-ash', 'Tom Ash', 'Agent', 'basic', 'tom@other.example', null, false);
    select setval(pg_get_serial_sequence('agent', 'id'), 100);`)
})
afterEach(() => test.close())

const named = (...agents: { name: string; email?: string; mobile?: string }[]) =>
  test.database.transaction(() =>
    namedAgents(
      test.database,
      1,
      agents.map(({ name, email = null, mobile = null }) => ({ name, email, mobile, phone: null })),
    ),
  )
const rows = (ids: readonly number[]) =>
  test.database.query(
    'select office_id, username, name, tier, email, mobile from agent where id = any ($1) order by id',
    [ids],
  )

describe('the agents that an office names', () => {
  it('are those of its own and of offices merged into it, in the order named, each once', async () => {
    const again = { name: 'Mia  CHEN' }
    expect(await named({ name: 'Jo Ray' }, { name: 'mia chen' }, again)).toEqual([13, 11])
  })

  it('are found by an address with a word of the name, not by an address that colleagues share', async () => {
    expect(await named({ name: 'Jo Ray-Brown', email: 'JO@nelson.example' })).toEqual([13])
    const [id = 0] = await named({ name: 'Pat Low', email: 'sales@nelson.example' })
    expect(id).toBeGreaterThan(100)
  })

  it('get a basic profile where the office has none of that name, under a free username', async () => {
    const ids = await named({ name: 'Tom Ash', mobile: '0400 000 002' })
    expect(await rows(ids)).toEqual([
      { office_id: 1, username: 'tom-ash-2', name: 'Tom Ash', tier: 'basic', email: null, mobile: '0400 000 002' },
    ])
    expect(await named({ name: 'Tom Ash' })).toEqual(ids)
  })

  it('get what is stated of them where nothing was, unless they claimed their profile', async () => {
    await named({ name: 'Li Wu', email: 'li@nelson.example' }, { name: 'Mia Chen', email: 'mia@nelson.example' })
    await named({ name: 'Li Wu', email: 'wu@nelson.example' })
    expect(await rows([11, 12])).toMatchObject([{ email: 'sales@nelson.example' }, { email: 'li@nelson.example' }])
  })

  it('are told apart by their names alone where they have no address', async () => {
    const [pat = 0, kim = 0, again = 0] = await named({ name: 'Pat Low' }, { name: 'Kim Low' }, { name: 'PAT LOW' })
    expect(pat).not.toBe(kim)
    expect(again).toBe(0)
    expect(await rows([pat, kim])).toMatchObject([{ email: null }, { email: null }])
  })

  it('are added once by two uploads at once', async () => {
    const [one, other] = await Promise.all([named({ name: 'Ana Sol' }), named({ name: 'Ana Sol' })])
    expect(one).toEqual(other)
  })
})
