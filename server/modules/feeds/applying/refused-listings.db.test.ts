import { describe, expect, it } from 'vitest'
import { element } from '#domain/feeds/feed-element.cases.ts'
import type { FeedElement } from '#domain/feeds/feed-element.ts'
import { priceElements } from '#domain/feeds/feed-listing.cases.ts'
import { feedApplierUnderTest, home, listingRead, office, type Upload } from '#tests/support/feed-applier-under-test.ts'
import type { FeedResult } from './feed-result.ts'

const { portal, applier, upload, events, stored } = feedApplierUnderTest()

describe('an agentID', () => {
  it('is that of the office that sent it first, and of nobody where none did', async () => {
    expect(await upload(home, {}, office(null))).toMatchObject({
      outcome: 'refused',
      remarks: [{ reason: 'No office sends the agentID XNW.' }],
    })
    expect(await upload(home, {}, office(2))).toMatchObject({ outcome: 'accepted' })
    expect(await upload(home, {}, office(1))).toMatchObject({
      outcome: 'refused',
      listingId: null,
      remarks: [{ reason: 'The agentID XNW belongs to another office.' }],
    })
    expect(await upload(home, {}, office(null))).toMatchObject({ outcome: 'unchanged' })
    expect(await portal().world.database.query('select office_id from listing order by id desc limit 1')).toEqual([
      { office_id: 2 },
    ])
  })
  it('is also that of an office which took over its own', async () => {
    await upload(home, {}, office(2))
    await portal().world.database.query('update office set merged_into_id = 1 where id = 2')
    expect(await upload(home, {}, office(1))).toMatchObject({ outcome: 'unchanged' })
    await portal().world.database.query('update office set merged_into_id = null where id = 2')
  })
  it('brings nothing while its office is closed', async () => {
    await upload(home, {}, office(2))
    await portal().world.database.query("update office set closed_at = '2026-11-20' where id = 2")
    expect(await upload(home, { modTime: '2026-11-01-10:00:00' }, office(null))).toMatchObject({
      outcome: 'refused',
      remarks: [{ reason: 'The office of the agentID XNW is closed.' }],
    })
    await portal().world.database.query('update office set closed_at = null where id = 2')
  })
})

describe('a listing that is refused', () => {
  it('leaves nothing behind, and the others go on', async () => {
    const nowhere = element('address', [
      element('suburb', 'Nowhere'),
      element('state', 'VIC'),
      element('postcode', '3065'),
    ])
    const vast = element('landDetails', [element('area', '99999999', { unit: 'hectare' })])
    const reasonOf = async (children: FeedElement[], options: Upload = {}) => {
      const { outcome, remarks } = await upload(children, options)
      return [outcome, remarks[0]?.reason]
    }
    expect(await reasonOf([nowhere])).toEqual(['refused', 'The portal knows no suburb of this name.'])
    expect(await reasonOf([...home, vast])).toEqual(['refused', 'The listing has a value that the portal cannot keep.'])
    expect(await reasonOf(priceElements('1'))).toEqual(['refused', 'A new listing has an address.'])
    expect(await reasonOf(home, { modTime: '2026-11-22' })).toEqual([
      'refused',
      'The modTime is more than a day ahead.',
    ])
    expect(await reasonOf([], { status: 'pewPew' })).toEqual(['refused', '“pewPew” is no status of a listing.'])
    expect(await reasonOf([], { type: 'commercial' })).toEqual(['notForUs', expect.any(String)])
    expect([
      ...(await stored()),
      ...(await portal().world.database.query('select from feed_agency')),
      ...(await events()),
    ]).toEqual([])
    expect(await upload(home)).toMatchObject({ outcome: 'accepted' })
  })

  it('is one that staff have hidden, whatever is said of it', async () => {
    const { listingId } = await upload(home)
    await portal().world.database.query(
      `insert into listing_hiding (listing_id, status_type, is_under_offer, hidden_at)
       select id, status_type, is_under_offer, now() from listing where id = $1`,
      [listingId],
    )
    const refused = {
      outcome: 'refused',
      remarks: [{ reason: 'Staff of the portal have hidden this listing. Please contact the portal.' }],
    }
    expect(await upload([element('headline', 'Another')], { modTime: '2026-11-01-09:40:00' })).toMatchObject(refused)
    expect(await upload([], { status: 'sold', modTime: '2026-11-01-09:41:00' })).toMatchObject(refused)
    expect(await events()).toEqual(['listing.published'])
  })

  it('is one with its record: both are there, or neither', async () => {
    const seen: unknown[] = []
    const record = async (result: FeedResult) => {
      seen.push(result.outcome, portal().world.database.isInTransaction())
      throw new Error('The record failed')
    }
    await expect(applier().apply(listingRead(home), office(1), record)).rejects.toThrow('The record failed')
    expect(seen).toEqual(['accepted', true])
    expect([...(await stored()), ...(await events())]).toEqual([])
  })
})
