import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  problemOf,
} from '#tests/support/collections-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const SAVED = 'query Saved($ids: [Int!]) { savedListings(listingIds: $ids) { listingId collectionIds } }'
const HOMES = `query Homes($uri: String!, $sortBy: CollectionSort!, $only: CollectionFilter! = all
  $skip: Int! = 0, $take: Int! = 25) {
  collection(uri: $uri) { listings(sortBy: $sortBy, only: $only, paging: { skip: $skip, take: $take }) {
    total paging { skip take } results { listingId memberIdWhoAdded addedAt priceTextWhenAdded changedPriceText
      isLikedByAll reactions { userId reactionType comment version } ownNote { note stage version modifiedAt }
      listing { id statusType isUnderOffer title priceDetails { shortDescription longDescription }
        address { shortAddress longAddress } canonicalUri location { latLong { latitude longitude } }
        media { photos(first: 3) { identifier caption } } } } } } }`

type Asked = { memberId?: number | null; only?: string; skip?: number; take?: number }
async function listings(id: string, sortBy = 'added', { memberId = ALICE, ...paging }: Asked = {}) {
  const { data, errors } = await portal.ask(memberId, HOMES, { uri: await portal.uriOf(id), sortBy, ...paging })
  expect(errors).toBeUndefined()
  return data.collection.listings
}
const idsOf = ({ results }: { results: { listingId: number }[] }) => results.map(({ listingId }) => listingId)
const changeListing = (id: number, change: string, values: unknown[] = []) =>
  portal.database.query(`update listing set ${change}, modified_at = modified_at + interval '1 minute' where id = $1`, [
    id,
    ...values,
  ])

describe('a home in collections', () => {
  it('is added to some and removed from others in one step, and twice is once', async () => {
    const [one, two, three] = [
      await portal.make(ALICE),
      await portal.make(ALICE, { listingIds: [1, 2] }),
      await portal.make(ALICE, { listingIds: [1] }),
    ]
    await portal.ask(
      ALICE,
      `mutation { updateCollection(collectionId: "${two}", editCollectionInput: { coverListingId: 1 }) { collection { id } } }`,
    )
    const before = (await portal.told()).length
    portal.setNow(new Date('2026-11-20T02:00:01Z'))
    const { data } = await portal.move(1, { add: [one, three], remove: [two] })
    const collections = [
      { id: one, listingIds: [1], coverListingId: null },
      { id: three, listingIds: [1], coverListingId: null },
      { id: two, listingIds: [2], coverListingId: null },
    ]
    expect(data.updateListingInCollections.collections).toEqual(collections)
    expect((await portal.told()).slice(before)).toEqual([
      [Number(one), ALICE],
      [Number(two), ALICE],
    ])
    expect(
      (await portal.move(1, { add: [one, three], remove: [two] })).data.updateListingInCollections.collections,
    ).toEqual(collections)
    expect(await portal.told()).toHaveLength(before + 2)
    const mine = await portal.ask(ALICE, '{ collections(username: "alice-lee") { lastUsedId } }')
    expect(mine.data.collections.lastUsedId).toBe(one)
  })

  it('is added nowhere where one of the collections is not there any more', async () => {
    const [one, gone] = [await portal.make(ALICE), await portal.make(ALICE)]
    await portal.ask(ALICE, `mutation { deleteCollection(collectionId: "${gone}") { collectionId } }`)
    expect(problemOf(await portal.move(1, { add: [one, gone] })).slice(0, 2)).toEqual([
      'NOT_FOUND',
      'Failed to update Collection',
    ])
    expect(idsOf(await listings(one))).toEqual([])
    expect(problemOf(await portal.move(1, { add: [one, '9999'] }))[0]).toBe('NOT_FOUND')
    expect(problemOf(await portal.move(1, { add: ['x'] }))[0]).toBe('NOT_FOUND')
  })

  it('must be there to be added, and need not be to be removed', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    for (const listingId of [999, -1, 2_147_483_647]) {
      expect(problemOf(await portal.move(listingId, { add: [id] }))).toEqual([
        'NOT_FOUND',
        'Failed to update Collection',
        'listingId',
      ])
      expect((await portal.move(listingId, { remove: [id] })).errors).toBeUndefined()
    }
    expect(problemOf(await portal.move(1, { add: [id], remove: [id] }))[2]).toBe('addToCollectionIds')
    const tooMany = Array.from({ length: 201 }, (_, index) => String(index + 1))
    expect(problemOf(await portal.move(1, { add: tooMany }))[2]).toBe('addToCollectionIds')
  })

  it('is one of 10,000 at most; what is in a full one already stays', async () => {
    const id = await portal.make(ALICE, { listingIds: [1] })
    // In four parts, for no statement may take longer than the time limit.
    for (const first of [100_001, 102_501, 105_001, 107_501]) {
      await portal.database.query(
        `insert into listing select (jsonb_populate_record(listing, jsonb_build_object('id', number))).*
         from listing cross join generate_series($1::int, least($1 + 2499, 109999)) as number where listing.id = 3`,
        [first],
      )
    }
    await portal.database.query(
      `insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text)
       select $1, number, $2, $3, '' from generate_series(100001, 109999) as number`,
      [Number(id), ALICE, portal.now()],
    )
    expect(problemOf(await portal.move(2, { add: [id] }))).toEqual([
      'BAD_INPUT',
      'This collection has 10000 homes, which is the most.',
      'addToCollectionIds',
    ])
    expect((await portal.move(1, { add: [id] })).errors).toBeUndefined()
    expect((await listings(id, 'added', { skip: 9998, take: 5 })).results).toHaveLength(2)
    for (const sortBy of ['priceLowToHigh', 'priceHighToLow', 'reactions', 'nextInspection']) {
      expect((await listings(id, sortBy, { skip: 9990, take: 100 })).results).toHaveLength(10)
    }
  })

  it('is said to be saved in own and shared collections, not in those of others', async () => {
    const own = await portal.make(ALICE, { listingIds: [1, 2] })
    const shared = await portal.make(BRUNO, { listingIds: [2, 3] })
    await portal.join(shared, BRUNO, ALICE)
    await portal.make(CARA, { isPublic: true, listingIds: [4] })
    const all = (await portal.ask(ALICE, SAVED)).data.savedListings
    expect(all).toEqual([
      { listingId: 1, collectionIds: [own] },
      { listingId: 2, collectionIds: [own, shared] },
      { listingId: 3, collectionIds: [shared] },
    ])
    expect((await portal.ask(ALICE, SAVED, { ids: [3, 4, 999] })).data.savedListings).toEqual(all.slice(2))
    const tooMany = Array.from({ length: 201 }, (_, index) => index + 1)
    expect(problemOf(await portal.ask(ALICE, SAVED, { ids: tooMany }))[2]).toBe('listingIds')
    expect(problemOf(await portal.ask(null, SAVED))[0]).toBe('UNAUTHENTICATED')
  })
})

describe('the homes of a collection', () => {
  it('are in the order that is asked for, in parts', async () => {
    const id = await portal.make(ALICE, { listingIds: [1, 2, 3, 9, 4] })
    expect(idsOf(await listings(id))).toEqual([1, 2, 3, 9, 4])
    // A home without a figure, and one whose price is withheld, come last.
    expect(idsOf(await listings(id, 'priceLowToHigh'))).toEqual([3, 9, 1, 2, 4])
    expect(idsOf(await listings(id, 'priceHighToLow'))).toEqual([1, 9, 3, 2, 4])
    // The open home of 9 begins at 00:45 UTC+10 later than that of 1; that of the sold 4 counts for nothing.
    expect(idsOf(await listings(id, 'nextInspection'))).toEqual([1, 9, 2, 3, 4])
    expect(await listings(id, 'added', { skip: 1, take: 2 })).toMatchObject({
      total: 5,
      paging: { skip: 1, take: 2 },
      results: [{ listingId: 2 }, { listingId: 3 }],
    })
    const uri = await portal.uriOf(id)
    for (const [field, paging] of Object.entries({ take: { take: 101 }, skip: { skip: -1 } })) {
      expect(problemOf(await portal.ask(ALICE, HOMES, { uri, sortBy: 'added', ...paging }))[2]).toBe(field)
    }
  })

  it('are those that fit the filter that is asked for', async () => {
    const id = await portal.make(ALICE, { listingIds: [1, 2, 9, 4] })
    await portal.join(id, ALICE, BRUNO)
    await portal.move(3, { add: [id] }, BRUNO)
    await portal.database.query(
      `insert into collection_reaction (collection_id, listing_id, member_id, reaction_type, comment, version, modified_at)
       select $1, listing_id, member_id, reaction_type, '', 1, $2 from (values
         (1, $3::int, 'like'), (1, $4::int, 'like'), (2, $3, 'like'), (9, $3, 'like'), (9, $4, 'dislike')
       ) as said (listing_id, member_id, reaction_type)`,
      [Number(id), portal.now(), ALICE, BRUNO],
    )
    await portal.database.query('update collection set is_public = true where id = $1', [Number(id)])
    const fitting = async (only: string, asked: Asked = {}) => idsOf(await listings(id, 'added', { only, ...asked }))
    expect(await fitting('all')).toEqual([3, 1, 2, 9, 4])
    expect(await fitting('likedByAll')).toEqual([1])
    expect([await fitting('mine'), await fitting('mine', { memberId: BRUNO })]).toEqual([[1, 2, 9, 4], [3]])
    expect(await fitting('offMarket')).toEqual([4])
    for (const memberId of [CARA, null]) {
      for (const only of ['mine', 'likedByAll']) expect(await fitting(only, { memberId })).toEqual([])
      expect(await fitting('offMarket', { memberId })).toEqual([4])
      expect(idsOf(await listings(id, 'reactions', { memberId }))).toEqual([3, 1, 2, 9, 4])
    }
    expect(idsOf(await listings(id, 'reactions'))).toEqual([1, 2, 9, 3, 4])
    expect(await listings(id, 'priceLowToHigh', { only: 'mine', skip: 1, take: 2 })).toMatchObject({
      total: 4,
      results: [{ listingId: 1 }, { listingId: 2 }],
    })
    // On 25 and 21 November; that of the sold 4 counts for nothing.
    expect(await fitting('inspections')).toEqual([1, 9])
    portal.setNow(new Date('2026-11-14T01:00:00Z'))
    expect(await fitting('inspections')).toEqual([1])
  })

  it('stay with their last known facts and pictures when they are sold or withdrawn', async () => {
    const id = await portal.make(ALICE, { listingIds: [1, 3] })
    await changeListing(1, `status_type = 'removed'`)
    await changeListing(
      3,
      `status_type = 'completed', completed_on = '2026-11-20', price_from = 700000, price_to = 700000`,
    )
    const { results } = await listings(id)
    expect(results).toMatchObject([
      {
        listingId: 1,
        priceTextWhenAdded: '$1,460,000 - $1,600,000',
        changedPriceText: null,
        listing: { statusType: 'removed', media: { photos: [{ identifier: 'l1-a' }, {}, {}] } },
      },
      {
        listingId: 3,
        priceTextWhenAdded: '$650,000',
        changedPriceText: '$700,000',
        listing: { statusType: 'completed' },
      },
    ])
    await changeListing(1, `status_type = 'available'`)
    await changeListing(3, `status_type = 'available', completed_on = null, price_from = 650000, price_to = 650000`)
  })

  it('never tell of a hidden street or of a withheld price', async () => {
    const id = await portal.make(ALICE, { listingIds: [2, 4, 14, 3] })
    await portal.database.query('update collection set is_public = true')
    for (const memberId of [ALICE, null]) {
      for (const sortBy of ['added', 'priceLowToHigh', 'priceHighToLow']) {
        const text = JSON.stringify(await listings(id, sortBy, { memberId })).toLowerCase()
        for (const secret of [...hiddenSecrets, '2,222,000', '3,333,000']) expect(text).not.toContain(secret)
      }
    }
    const before = '$650,000'
    await changeListing(3, 'is_price_withheld = true, price_from = null, price_to = null')
    const [withheld] = (await listings(id)).results.slice(-1)
    expect(withheld).toMatchObject({ listingId: 3, priceTextWhenAdded: 'Contact agent', changedPriceText: null })
    await changeListing(3, `status_type = 'completed', completed_on = '2026-11-20'`)
    expect((await listings(id)).results.at(-1)).toMatchObject({ priceTextWhenAdded: before, changedPriceText: null })
    await changeListing(
      3,
      `status_type = 'available', completed_on = null, is_price_withheld = false, price_from = 650000, price_to = 650000`,
    )
  })
})
