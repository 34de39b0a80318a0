import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  STELLA,
} from '#tests/support/collections-under-test.ts'
import { restContractCheck } from '#tests/support/rest-contract.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const contract = restContractCheck('legacy')

async function exported(id: string | number, memberId: number | null) {
  const url = `/api/collections/${id}/export`
  const response = await portal.app.inject({ method: 'GET', url, headers: portal.headers(memberId) })
  const answer = { status: response.statusCode, headers: response.headers, body: response.body }
  expect(contract.violations('exportCollection', answer)).toEqual([])
  expect(response.headers['cache-control']).toBe('no-store')
  return { status: response.statusCode, headers: response.headers, json: response.json(), text: response.body }
}

describe('the file of a collection', () => {
  it('has everything that those who take part see, and the notes of nobody else', async () => {
    const id = await portal.make(ALICE, { name: '=1+1', listingIds: [1, 8] })
    await portal.join(id, ALICE, BRUNO)
    await portal.ask(
      BRUNO,
      `mutation { saveCollectionReaction(collectionId: "${id}", listingId: 1, input: { reactionType: like, comment: "@SUM" }) { listing { listingId } } }`,
    )
    for (const [memberId, note] of [
      [ALICE, 'Mine'],
      [BRUNO, 'Theirs'],
    ]) {
      await portal.ask(
        Number(memberId),
        `mutation { saveListingNote(listingId: 1, input: { note: "${note}", stage: toInspect }) { listingNote { note } } }`,
      )
    }
    const { status, headers, json, text } = await exported(id, ALICE)
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="collection-[a-z2-7]{12}\.json"$/),
    ])
    expect(json).toMatchObject({ name: '=1+1', isPublic: false, owner: 'Alice Lee', collaborators: ['Bruno Costa'] })
    expect(json.homes).toMatchObject([
      {
        listingId: 1,
        url: 'https://portal.example/homes/12-smith-street-fitzroy-vic-3065/1',
        address: '12 Smith Street',
        suburb: 'Fitzroy, VIC 3065',
        propertyType: 'House',
        status: 'On the market',
        price: '$1,460,000 - $1,600,000',
        priceWhenAdded: '$1,460,000 - $1,600,000',
        bedrooms: 3,
        landSizeM2: 310,
        addedAt: '2026-11-20T13:00:00+11:00',
        addedBy: 'Alice Lee',
        reactions: [{ name: 'Bruno Costa', reaction: 'like', comment: '@SUM' }],
        note: 'Mine',
        stage: 'toInspect',
      },
      { listingId: 8, status: 'Withdrawn', note: '', stage: null, reactions: [] },
    ])
    expect(text).not.toContain('Theirs')
  })

  it('tells of no hidden street and no withheld price', async () => {
    const id = await portal.make(ALICE, { listingIds: [2, 4, 14] })
    const { json, text } = await exported(id, ALICE)
    for (const secret of [...hiddenSecrets, '2,222,000', '3,333,000']) expect(text.toLowerCase()).not.toContain(secret)
    expect(json.homes).toMatchObject([{ address: '', suburb: 'Fitzroy, VIC 3065' }, { status: 'Sold' }, {}])
  })

  it('is for those who take part and for staff; for all others there is none, public or not', async () => {
    for (const isPublic of [false, true]) {
      const id = await portal.make(ALICE, { isPublic, listingIds: [1] })
      await portal.join(id, ALICE, BRUNO)
      const statuses = await Promise.all(
        [ALICE, BRUNO, STELLA, CARA, null].map(async (who) => (await exported(id, who)).status),
      )
      expect(statuses).toEqual([200, 200, 200, 404, 401])
      await portal.ask(ALICE, `mutation { deleteCollection(collectionId: "${id}") { collectionId } }`)
      expect((await exported(id, ALICE)).status).toBe(404)
    }
    expect((await exported(2_147_483_647, ALICE)).status).toBe(404)
    expect((await exported('2147483648', ALICE)).status).toBe(400)
    expect((await exported('x', ALICE)).status).toBe(400)
  })

  it('holds more homes than are read at once, each once', async () => {
    const id = await portal.make(ALICE)
    await portal.database.query(
      `insert into listing select (jsonb_populate_record(listing, jsonb_build_object('id', number))).*
       from listing cross join generate_series(100001, 101001) as number where listing.id = 3`,
    )
    await portal.database.query(
      `insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text)
       select $1, number, $2, $3, '' from generate_series(100001, 101001) as number`,
      [Number(id), ALICE, portal.now()],
    )
    const { json } = await exported(id, ALICE)
    expect(new Set(json.homes.map(({ listingId }: { listingId: number }) => listingId)).size).toBe(1001)
    await portal.database.query('delete from listing where id > 100000')
  })
})
