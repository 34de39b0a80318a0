import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { regions } from '#server/gazetteer/regions.ts'
import { fillActivities } from '#server/modules/activities/fill-activities.ts'
import { settlementOf } from '#server/gazetteer/settlement.ts'
import { createDemoWorld } from './demo-world.ts'
import { ensureDemoData } from './ensure-demo-data.ts'
import type { DemoListing } from './listings/listing-row.ts'
import { specialCases } from './special-cases.ts'

const friday = new Date('2026-11-20T02:00:00Z')
const scale = 0.02

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
}, 60_000)
afterAll(() => test.close())

const ensure = (today = friday, onProgress?: (message: string) => void) =>
  ensureDemoData({ database: test.database, today, seed: 'test', scale, onProgress })

const tables = [
  'location',
  'company',
  'office',
  'agent',
  'school',
  'listing',
  'listing_agent',
  'listing_inspection',
  'listing_price_event',
  'listing_search',
  'location_median',
  'saved_search',
  'database_state',
]

async function countOf(table: string, condition = 'true', parameters: unknown[] = []): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(
    `select count(*) as count from ${table} where ${condition}`,
    parameters,
  )
  return row?.count ?? 0
}

const counts = async () =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await countOf(table)])))

const emptyAll = () => test.database.exec(`truncate ${tables.join(', ')} restart identity cascade`)

function generated(): DemoListing[] {
  const world = createDemoWorld({
    places: gazetteerPlaces(),
    regions: regions.map((region) => ({ ...region, settlement: settlementOf(region) })),
    seed: 'test',
    now: friday,
    scale,
  })
  return [...world.listings()]
}

describe('an empty database', () => {
  beforeAll(async () => {
    await emptyAll()
    await ensure()
  }, 60_000)

  it('gets the demonstration, the search table included', async () => {
    const found = await counts()
    expect(found).toMatchObject({
      listing: 484,
      listing_search: 480,
      company: 60,
      office: 220,
      agent: 900,
      saved_search: 21,
    })
    expect(found.location).toBeGreaterThan(gazetteerPlaces().length)
    expect(found.location_median).toBeGreaterThan(5_000)
    expect(await countOf('listing', "status_type = 'available' and listing_type = 'sale'")).toBe(180)
    expect(await countOf('listing', "status_type = 'available' and listing_type = 'rental'")).toBe(120)
  })

  it('has each special case as often as the generator makes it', async () => {
    const listings = generated()
    for (const { name, isMatch, condition } of specialCases) {
      const parameters = condition.includes('$1') ? [friday] : []
      const inDatabase = await countOf('listing l', condition, parameters)
      expect([name, inDatabase]).toEqual([name, listings.filter((listing) => isMatch(listing, friday)).length])
    }
  })

  it('keeps exactly what was generated', async () => {
    for (const { row, agentIds, inspections } of generated().slice(0, 25)) {
      const [stored] = await test.database.query('select * from listing where id = $1', [row.id])
      expect(stored).toMatchObject({ ...row, frontage_m: row.frontage_m })
      const agents = await test.database.query<{ id: number }>(
        'select agent_id as id from listing_agent where listing_id = $1 order by position',
        [row.id],
      )
      expect(agents.map(({ id }) => id)).toEqual(agentIds)
      expect(await countOf('listing_inspection', 'listing_id = $1', [row.id])).toBe(inspections.length)
    }
  })

  it('lets others add rows after its own', async () => {
    const [added] = await test.database.query<{ id: number }>(
      "insert into company (name, state_code) values ('Somebody else', 'VIC') returning id",
    )
    expect(added?.id).toBe(61)
    await test.database.query('delete from company where id = 61')
  })

  it('is left as it is by a second start on the same day', async () => {
    const before = await counts()
    const digest = "select md5(string_agg(l::text, '' order by id)) as digest from listing l"
    const rows = await test.database.query(digest)
    expect(await ensure(new Date('2026-11-20T09:00:00Z'))).toBe('current')
    expect(await counts()).toEqual(before)
    expect(await test.database.query(digest)).toEqual(rows)
  })
})

describe('a demonstration whose addresses lay anywhere', () => {
  const points = `
    select 'street' as kind, id, latitude_micro, longitude_micro from location where type = 'street'
    union all select 'listing', id, latitude_micro, longitude_micro from listing
    union all select 'school', id, latitude_micro, longitude_micro from school
    union all select 'searched', listing_id, latitude_micro, longitude_micro from listing_search
    order by kind, id`

  it('has them moved onto its streets, once; a school that somebody moved stays', async () => {
    const before = await test.database.query(points)
    const world = createDemoWorld({ places: gazetteerPlaces(), regions: [], seed: 'test', now: friday, scale })
    const [first, second] = world.schools
    await test.database.query("update location set latitude_micro = 1, longitude_micro = 1 where type = 'street'")
    await test.database.query(
      'update listing set latitude_micro = 1, longitude_micro = 1 where latitude_micro is not null',
    )
    await test.database.query('update school set latitude_micro = $2, longitude_micro = $3 where id = $1', [
      first?.id,
      first?.latitudeMicro,
      first?.longitudeMicro,
    ])
    await test.database.query(`update database_state set value = value || '{"version": 5}' where key = 'demo'`)
    expect(await ensure()).toBe('current')
    expect(await test.database.query(points)).toEqual(before)
    await test.database.query('update school set latitude_micro = 5 where id = $1', [second?.id])
    await test.database.query(`update database_state set value = value || '{"version": 5}' where key = 'demo'`)
    await ensure()
    expect(await countOf('school', 'latitude_micro = 5')).toBe(1)
  }, 60_000)
})

describe('a database of an earlier day', () => {
  const wednesday = new Date('2026-12-09T02:00:00Z')
  const localDates = `
    select l.id, l.status_type, p.state_code, l.sale_method, l.price_text, l.available_on, l.completed_on,
      (l.listed_at at time zone z.zone)::text as listed_at, extract(isodow from l.auction_at at time zone z.zone) as auction_day,
      (l.auction_at at time zone z.zone)::time::text as auction_time
    from listing l join location p on p.id = l.suburb_id
    join (values ('ACT', 'Australia/Sydney'), ('NSW', 'Australia/Sydney'), ('NT', 'Australia/Darwin'), ('QLD', 'Australia/Brisbane'),
      ('SA', 'Australia/Adelaide'), ('TAS', 'Australia/Hobart'), ('VIC', 'Australia/Melbourne'), ('WA', 'Australia/Perth'))
      as z (state, zone) on z.state = p.state_code
    order by l.id`
  type Row = Record<'id' | 'auction_day', number> &
    Record<'listed_at' | 'price_text', string> &
    Record<'auction_time' | 'completed_on', string | null>
  let outcome: string
  let before: Row[]
  let after: Row[]
  beforeAll(async () => {
    await emptyAll()
    await ensure()
    await fillActivities(test.database, friday)
    before = await test.database.query<Row>(localDates)
    outcome = await ensure(wednesday)
    after = await test.database.query<Row>(localDates)
  }, 60_000)

  const dayLater = (text: string, days: number) =>
    new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

  it('moves what has happened by whole days and keeps the local hour', () => {
    expect(outcome).toBe('moved')
    const days = before.map(({ listed_at: listedAt }) => dayLater(listedAt, 19))
    expect(after.map(({ listed_at: listedAt }) => listedAt.slice(0, 10))).toEqual(days)
    // Homes of today were listed before now, whatever the hour was then.
    const isEarlier = (index: number) => days[index] !== '2026-12-09'
    const hours = (rows: Row[]) => rows.filter((_, index) => isEarlier(index)).map(({ listed_at: at }) => at.slice(11))
    expect(hours(after)).toEqual(hours(before))
    const completed = before.map(({ completed_on: day }) => (day === null ? null : dayLater(day, 19)))
    expect(after.map(({ completed_on: day }) => day)).toEqual(completed)
  })

  it('has auctions and inspections to come, on the same weekdays and at the same hours', async () => {
    const auctions = before.filter(({ auction_time: time }) => time !== null)
    expect(auctions.length).toBeGreaterThan(20)
    for (const row of auctions) {
      const moved = after.find(({ id }) => id === row.id)
      expect([moved?.auction_day, moved?.auction_time]).toEqual([6, row.auction_time])
    }
    expect(await countOf('listing', 'auction_at < $1', [wednesday])).toBe(0)
    expect(await countOf('listing_inspection')).toBeGreaterThan(200)
    expect(await countOf('listing_inspection', "local_date < '2026-12-09'")).toBe(0)
    expect(
      await countOf('listing_inspection i join listing l on l.id = i.listing_id', 'i.ends_at > l.auction_at'),
    ).toBe(0)
  })

  it('closes expressions of interest later and brings medians and the search up to date', async () => {
    for (const { price_text: text } of after) {
      expect(text).not.toMatch(/closing .* (November|2|3|4|5|6|7|8) December/)
    }
    expect(await countOf('location_median', "period = 'monthly' and starts_on = '2026-12-01'")).toBeGreaterThan(100)
    const stale = 'listing_search s join listing l on l.id = s.listing_id'
    const differs =
      's.listed_at <> l.listed_at or s.auction_at is distinct from l.auction_at or s.completed_on is distinct from l.completed_on'
    expect(await countOf(stale, differs)).toBe(0)
  })

  it('moves what agents did with their listings', async () => {
    const [astray] = await test.database
      .query(`select count(*) as count from activity join listing on listing.id = activity.listing_id
      where activity.type = 'ListedAProperty' and activity.occurred_at <> listing.listed_at`)
    expect(astray).toEqual({ count: 0 })
    const [told] = await test.database.query<{ count: number }>('select count(*) as count from activity')
    expect(told?.count).toBeGreaterThan(0)
  })

  it('moves price events with their listings', async () => {
    expect(
      await countOf(
        'listing_price_event e join listing l on l.id = e.listing_id',
        "e.kind in ('sold', 'leased') and e.occurred_on = l.completed_on",
      ),
    ).toBe(await countOf('listing', "status_type = 'completed'"))
  })

  it('does not go back when the clock does', async () => {
    expect(await ensure(friday)).toBe('current')
  })
})

describe('loading', () => {
  beforeEach(emptyAll)

  it('begins anew after it was cut off', async () => {
    const cut = ensure(friday, (message) => {
      if (message.includes('listings')) throw new Error('power cut')
    })
    await expect(cut).rejects.toThrow('power cut')
    expect(await countOf('listing')).toBe(0)
    expect(await countOf('location')).toBe(0)
    expect(await ensure()).toBe('loaded')
    expect(await countOf('listing')).toBe(484)
  }, 60_000)

  it('happens once when two servers start at the same time', async () => {
    const outcomes = await Promise.all([ensure(), ensure()])
    expect(outcomes.toSorted()).toEqual(['current', 'loaded'])
    expect(await countOf('listing')).toBe(484)
  }, 60_000)

  it('leaves a database with listings of somebody else alone', async () => {
    await ensure()
    await test.database.query("delete from database_state where key = 'demo'")
    const before = await counts()
    expect(await ensure(new Date('2026-12-24T00:00:00Z'))).toBe('foreign')
    expect(await counts()).toEqual(before)
  }, 60_000)

  it('keeps the numbers of places that are known already', async () => {
    const [known] = await test.database.query<{ id: number }>(
      `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
       values (77, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798000, 144978000, 'city') returning id`,
    )
    expect(await ensure()).toBe('loaded')
    expect(await countOf('location', "uri = 'fitzroy-vic-3065' and id = $1", [known?.id])).toBe(1)
    expect(await countOf('listing', 'suburb_id = 77')).toBeGreaterThan(0)
  }, 60_000)
})

it('tells in plain words how far it is', async () => {
  await emptyAll()
  const messages: string[] = []
  await ensure(friday, (message) => messages.push(message))
  expect(messages[0]).toBe('writing the demonstration data, once')
  expect(messages).toContain('484 of 484 listings')
}, 60_000)
