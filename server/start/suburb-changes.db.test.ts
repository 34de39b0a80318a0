import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeEmailStop } from '#server/modules/location-follows/place-notifications.ts'
import { fillGazetteer } from '#server/start/fill-gazetteer.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { ALICE, BRUNO } from '#tests/support/reviews-under-test.ts'
import { COLLINGWOOD, FITZROY, SMITH_STREET } from '#tests/support/small-world-listings.ts'
import {
  collingwood,
  fitzroy,
  OTHER_SMITH_STREET,
  ROSE_STREET,
  type SuburbsUnderTest,
  suburbsUnderTest,
} from '#tests/support/suburbs-under-test.ts'

let portal: SuburbsUnderTest
beforeEach(async () => {
  portal = await suburbsUnderTest()
})
afterEach(() => portal.close())

describe('a suburb that is renamed', () => {
  it('has its new name and uri, and its streets theirs; the old ones lead there', async () => {
    expect(await portal.rename(fitzroy, 'Fitzroy Village')).toMatchObject({ ok: true, uri: 'fitzroy-village-vic-3065' })
    const renamed = ['fitzroy-village-vic-3065', 'smith-street-fitzroy-village-vic-3065']
    for (const uri of [fitzroy, 'Fitzroy-VIC-3065', String(FITZROY)]) expect(await portal.uriOf(uri)).toBe(renamed[0])
    expect(await portal.restUriOf(fitzroy)).toBe(renamed[0])
    expect(await portal.uriOf(`smith-street-${fitzroy}`)).toBe(renamed[1])
    expect(portal.world.parts.locationIndex.location(fitzroy)?.uri).toBe(renamed[0])
    expect(
      await portal.rows(`select name, uri from location where id in (${FITZROY}, ${SMITH_STREET}) order by id`),
    ).toEqual([
      { name: 'Fitzroy Village', uri: renamed[0] },
      { name: 'Smith Street', uri: renamed[1] },
    ])
    expect(await portal.rows('select uri from listing where id in (1, 3) order by id')).toEqual([
      { uri: '12-smith-street-fitzroy-village-vic-3065' },
      { uri: '3-8-oxford-street-collingwood-vic-3066' },
    ])
  })

  it('is found by what it was called, and searches of its old uri are searches of it', async () => {
    await portal.rename(fitzroy, 'Wattlebend')
    const { completion } = portal.world.parts
    await completion.refresh()
    expect((await completion.complete('fitzroy', { types: ['suburb'], take: 1 }))[0]?.id).toBe(FITZROY)
    const { data } = await portal.ask(
      null,
      `{ listingSearch(searchParams: { searchMode: buy, locationSearchContext: { searchLocations: [{ uri: "${fitzroy}" }] } }) { canonicalUri } }`,
    )
    expect(data.listingSearch.canonicalUri).toBe('/for-sale/wattlebend-vic-3065/real-estate')
  })

  it('keeps its alerts, which name it as it is called now', async () => {
    const id = await portal.addAlert(FITZROY, SMITH_STREET)
    await portal.rename(fitzroy, 'Wattlebend')
    expect(await portal.alertOf(id)).toMatchObject({
      filter: {
        locations: [
          { id: FITZROY, uri: 'wattlebend-vic-3065' },
          { id: SMITH_STREET, uri: 'smith-street-wattlebend-vic-3065' },
        ],
      },
      links: { search: expect.stringContaining('/wattlebend-vic-3065') },
    })
  })

  it('may be called as before again, and changes nothing the second time', async () => {
    await portal.rename(fitzroy, 'Wattlebend')
    expect(await portal.rename(fitzroy, 'Wattlebend')).toEqual({ ok: true, uri: 'wattlebend-vic-3065', touched: null })
    await portal.rename('wattlebend-vic-3065', 'Fitzroy')
    expect([await portal.uriOf('wattlebend-vic-3065'), await portal.uriOf(fitzroy)]).toEqual([fitzroy, fitzroy])
    expect(await portal.rows('select uri from former_location order by uri')).toEqual([
      { uri: 'smith-street-wattlebend-vic-3065' },
      { uri: 'wattlebend-vic-3065' },
    ])
  })

  it('is refused a name that is none or another place’s, and no street or region is renamed', async () => {
    await portal.rename(collingwood, 'Quollbrook')
    await portal.database.exec(`update location set postcode = '3066' where id = ${FITZROY}`)
    const reasons = []
    for (const [uri, name] of [
      [fitzroy, 'Quollbrook'],
      [fitzroy, 'Collingwood'],
      [fitzroy, '–'],
      [`smith-street-${fitzroy}`, 'Jones Street'],
      ['inner-melbourne-vic', 'Melbourne'],
      ['atlantis-vic-9999', 'Atlantis'],
    ] as const) {
      const refusal = await portal.rename(uri, name)
      reasons.push(refusal.ok ? '' : refusal.reason)
    }
    expect(reasons).toEqual([
      'quollbrook-vic-3066 leads to quollbrook-vic-3066 already: merge the two, or choose another name.',
      'collingwood-vic-3066 leads to quollbrook-vic-3066 already: merge the two, or choose another name.',
      '“–” is no name of a suburb.',
      'smith-street-fitzroy-vic-3065 is a street: only suburbs are renamed and merged.',
      'inner-melbourne-vic is a region: only suburbs are renamed and merged.',
      'There is no suburb atlantis-vic-9999.',
    ])
    expect(await portal.rows(`select name from location where id = ${FITZROY}`)).toEqual([{ name: 'Fitzroy' }])
  })
})

describe('a suburb that is merged into another', () => {
  it('is no place any more; its uris and those of its streets lead to the other’s', async () => {
    await portal.addStreets()
    expect(await portal.merge()).toMatchObject({ ok: true, uri: collingwood })
    expect(await portal.uriOf(fitzroy)).toBe(collingwood)
    expect(await portal.restUriOf(fitzroy)).toBe(collingwood)
    expect(await portal.uriOf(`smith-street-${fitzroy}`)).toBe(`smith-street-${collingwood}`)
    expect(await portal.uriOf(`rose-street-${fitzroy}`)).toBe(`rose-street-${collingwood}`)
    expect(
      await portal.rows('select id, suburb_id, postcode from location where suburb_id is not null order by id'),
    ).toEqual([
      { id: OTHER_SMITH_STREET, suburb_id: COLLINGWOOD, postcode: '3066' },
      { id: ROSE_STREET, suburb_id: COLLINGWOOD, postcode: '3066' },
    ])
    await portal.rename(collingwood, 'Quollbrook')
    expect(await portal.uriOf(`smith-street-${fitzroy}`)).toBe('smith-street-quollbrook-vic-3066')
    expect(await portal.uriOf(fitzroy)).toBe('quollbrook-vic-3066')
  })

  it('leaves listings, offices, schools and agents to the other', async () => {
    await portal.addStreets()
    const [before] = await portal.rows('select count(*) from listing_search where suburb_id in (11, 12)')
    await insertRows(portal.database, 'agent_serviced_location', { agent_id: 1, location_id: FITZROY, position: 0 })
    await portal.merge()
    const counted = await portal.rows('select count(*) from listing_search where suburb_id = 12')
    expect(counted).toEqual([before])
    expect(await portal.rows('select id, suburb_id, street_id, uri from listing where id = 1')).toEqual([
      { id: 1, suburb_id: COLLINGWOOD, street_id: OTHER_SMITH_STREET, uri: '12-smith-street-collingwood-vic-3066' },
    ])
    expect(await portal.rows('select street_id from listing_search where listing_id = 1')).toEqual([
      { street_id: OTHER_SMITH_STREET },
    ])
    expect(
      await portal.rows('select agent_id, location_id from agent_serviced_location where agent_id = 1'),
    ).toContainEqual({
      agent_id: 1,
      location_id: COLLINGWOOD,
    })
    for (const [table, column] of [
      ['agent_place', 'suburb_id'],
      ['agent_place_search', 'place_id'],
      ['office_place', 'place_id'],
      ['office_search', 'suburb_id'],
      ['school', 'suburb_id'],
    ]) {
      expect([table, await portal.rows(`select * from ${table} where ${column} = ${FITZROY}`)]).toEqual([table, []])
    }
    expect(await portal.rows('select agent_id from agent_place where suburb_id = 12 and agent_id = 1')).toHaveLength(1)
  })

  it('leaves what was said of it to the other, whose scores and counts are computed again', async () => {
    await portal.addStreets()
    await portal.addReviews(
      { id: 901, author: BRUNO, location: FITZROY, rating: 5, year: 2024 },
      { id: 902, author: ALICE, location: COLLINGWOOD, rating: 3, year: 2024 },
      { id: 903, author: ALICE, location: SMITH_STREET, rating: 2, year: 2024 },
      { id: 904, author: ALICE, location: ROSE_STREET, rating: 4, year: 2024 },
    )
    await portal.addPost({ id: 911, kind: 'question', author_id: ALICE, location_id: FITZROY })
    await portal.addPost({ id: 912, kind: 'discussion', author_id: BRUNO, location_id: COLLINGWOOD })
    await portal.merge()
    expect(
      await portal.rows(
        `select location_id, review_count, rating::text, parent_id from location_score where topic = 'overall' order by 1`,
      ),
    ).toEqual([
      { location_id: COLLINGWOOD, review_count: 2, rating: '4.0', parent_id: 1 },
      { location_id: OTHER_SMITH_STREET, review_count: 1, rating: '2.0', parent_id: COLLINGWOOD },
      { location_id: ROSE_STREET, review_count: 1, rating: '4.0', parent_id: COLLINGWOOD },
    ])
    expect(
      await portal.rows('select location_id, is_discussion, count from question_count where count <> 0 order by 1, 2'),
    ).toEqual([
      { location_id: COLLINGWOOD, is_discussion: false, count: 1 },
      { location_id: COLLINGWOOD, is_discussion: true, count: 1 },
    ])
    expect(
      await portal.rows(
        `select review_id, reviewed_location_id from activity where type = 'ReviewedALocation' order by 1`,
      ),
    ).toEqual([
      { review_id: 901, reviewed_location_id: COLLINGWOOD },
      { review_id: 902, reviewed_location_id: COLLINGWOOD },
      { review_id: 903, reviewed_location_id: OTHER_SMITH_STREET },
      { review_id: 904, reviewed_location_id: ROSE_STREET },
    ])
  })

  it('leaves its followers to the other, who follow it once and as they chose there', async () => {
    await portal.follow(ALICE, FITZROY)
    await portal.follow(ALICE, COLLINGWOOD, false)
    await portal.follow(BRUNO, FITZROY, false)
    await portal.merge()
    expect(
      await portal.rows('select location_id, member_id, is_by_email from location_follower order by member_id'),
    ).toEqual([
      { location_id: COLLINGWOOD, member_id: ALICE, is_by_email: false },
      { location_id: COLLINGWOOD, member_id: BRUNO, is_by_email: false },
    ])
  })

  it('is still what links in emails about it stop', async () => {
    await portal.follow(ALICE, FITZROY)
    await portal.merge()
    const stopping = placeEmailStop(portal.database)
    const named = [{ id: COLLINGWOOD, name: 'Collingwood' }]
    expect(await stopping.sendersOf([ALICE, FITZROY])).toEqual(named)
    expect(await stopping.stop([ALICE, FITZROY])).toEqual(named)
    expect(await portal.rows('select is_by_email from location_follower')).toEqual([{ is_by_email: false }])
  })

  it('leaves its alerts to the other, each looking there once', async () => {
    const alone = await portal.addAlert(FITZROY)
    const both = await portal.addAlert(FITZROY, COLLINGWOOD)
    await portal.merge()
    const there = {
      filter: { locations: [{ id: COLLINGWOOD, uri: collingwood }] },
      cardInfo: { place: 'Collingwood, VIC 3066' },
      places: [
        { kind: 1, id: COLLINGWOOD },
        { kind: 2, id: COLLINGWOOD },
      ],
    }
    expect(await portal.alertOf(alone)).toMatchObject(there)
    expect(await portal.alertOf(both)).toMatchObject(there)
    expect(await portal.rows(`select distinct area ->> 'suburbIds' as ids from alert`)).toEqual([{ ids: '[12]' }])
  })

  it('is merged once, and becomes no place again by what goes on naming it', async () => {
    await portal.merge()
    expect(await portal.merge()).toEqual({ ok: true, uri: collingwood, touched: null })
    await fillGazetteer(portal.database)
    expect(await portal.uriOf(fitzroy)).toBe(collingwood)
    expect(await portal.rows(`select id from location where uri = '${fitzroy}'`)).toEqual([])
  })

  it('is refused itself, a street, a region, another state and what is not there', async () => {
    const reasons = []
    for (const [uri, intoUri] of [
      [fitzroy, fitzroy],
      [fitzroy, `smith-street-${fitzroy}`],
      [`smith-street-${fitzroy}`, fitzroy],
      [fitzroy, 'inner-melbourne-vic'],
      [fitzroy, 'maleny-qld-4552'],
      [fitzroy, 'atlantis-vic-9999'],
    ] as const) {
      const refusal = await portal.merge(uri, intoUri)
      reasons.push(refusal.ok ? '' : refusal.reason)
    }
    expect(reasons).toEqual([
      'fitzroy-vic-3065 cannot be merged into itself.',
      'smith-street-fitzroy-vic-3065 is a street: only suburbs are renamed and merged.',
      'smith-street-fitzroy-vic-3065 is a street: only suburbs are renamed and merged.',
      'inner-melbourne-vic is a region: only suburbs are renamed and merged.',
      'fitzroy-vic-3065 and maleny-qld-4552 are in two states.',
      'There is no suburb atlantis-vic-9999.',
    ])
    expect(await portal.uriOf(fitzroy)).toBe(fitzroy)
  })

  it('is left as it was where one step fails', async () => {
    await portal.database.exec('alter table former_location add constraint none check (false) not valid')
    await expect(portal.merge()).rejects.toThrow('none')
    expect(await portal.uriOf(fitzroy)).toBe(fitzroy)
    expect(await portal.rows('select count(*) from listing where suburb_id = 11')).not.toEqual([{ count: 0 }])
  })
})
