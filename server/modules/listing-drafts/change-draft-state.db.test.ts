import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOf, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
let listingId = 0
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('delete from listing_draft')
  await test.save('mia')
  listingId = (await test.publish('mia', 1)).data.publishListingDraft.draft.listingId
})

const stateOf = async (...given: Parameters<typeof test.changeState>) => {
  const { data, errors } = await test.changeState(...given)
  return errors?.[0]?.extensions ?? data.changeListingDraftState.draft.state
}
const listing = async () => {
  const fields = 'priceHistory { kind } summary { title statusType isUnderOffer priceDetails { longDescription } }'
  return (await test.ask(null, `{ listing(id: ${listingId}) { ${fields} } }`)).data.listing
}

it('a home is under offer, withdrawn and on the market again', async () => {
  for (const state of ['underOffer', 'withdrawn', 'published', 'underOffer', 'published'])
    expect(await stateOf('tom', { state })).toBe(state)
  expect((await listing()).summary).toMatchObject({ statusType: 'available', isUnderOffer: false })
})

it('a home is sold for what is told, which can be corrected', async () => {
  expect(await stateOf('mia', { state: 'completed', completedPrice: '1,300,000' })).toBe('completed')
  expect((await listing()).summary).toMatchObject({
    statusType: 'completed',
    priceDetails: { longDescription: '$1,300,000' },
  })
  await stateOf('mia', { state: 'completed', completedOn: '2026-11-18' })
  const { priceHistory, summary } = await listing()
  expect(summary.priceDetails.longDescription).toBe('Price withheld')
  expect(priceHistory).toHaveLength(2)
})

it('back on the market it has the price that was asked', async () => {
  await stateOf('mia', { state: 'completed', completedPrice: '1,300,000' })
  expect(await stateOf('mia', { state: 'published' })).toBe('published')
  expect((await listing()).summary.priceDetails.longDescription).toBe('$1,250,000')
})

it('back on the market it is published as its draft is, once that is without problems', async () => {
  for (const state of ['completed', 'withdrawn']) {
    await stateOf('mia', { state })
    const { revision } = await test.draft('mia')
    await test.save('tom', { ...HOUSE, price: 'a lot', title: 'Again' }, { baseRevision: revision })
    for (const back of ['published', 'underOffer']) {
      const { draft, problems } = (await test.changeState('mia', { state: back })).data.changeListingDraftState
      expect(problems).toEqual([{ field: 'price', message: expect.any(String) }])
      expect(draft).toMatchObject({ state, revision: revision + 1, hasUnpublishedChanges: true })
    }
    await test.save('tom', { ...HOUSE, price: '1,200,000', title: `Again ${state}` }, { baseRevision: revision + 1 })
    const { draft } = (await test.changeState('mia', { state: 'published' })).data.changeListingDraftState
    expect(draft).toMatchObject({ state: 'published', hasUnpublishedChanges: false })
    expect((await listing()).summary).toMatchObject({
      statusType: 'available',
      title: `Again ${state}`,
      priceDetails: { longDescription: '$1,200,000' },
    })
  }
})

it('an agent who left is on no home that comes back on the market', async () => {
  await stateOf('mia', { state: 'withdrawn' })
  await test.database.exec(`update agent set left_on = '2026-01-01' where id = 2`)
  const { problems } = (await test.changeState('mia', { state: 'published' })).data.changeListingDraftState
  await test.database.exec('update agent set left_on = null')
  expect(problems.map(({ field }: { field: string }) => field)).toEqual(['agentUsernames'])
  expect((await listing()).summary.statusType).toBe('removed')
})

it('the facts of a sold home are corrected, also after the agent who sold it left', async () => {
  await stateOf('mia', { state: 'completed', completedPrice: '1,300,000' })
  const corrected = {
    ...HOUSE,
    saleMethod: null,
    price: '',
    bedrooms: '4',
    inspections: [{ day: '', begins: '', ends: '' }],
  }
  await test.database.exec(`update agent set left_on = '2026-01-01' where id = 2`)
  await test.save('mia', corrected, { baseRevision: 3 })
  const { problems } = (await test.publish('mia', 4)).data.publishListingDraft
  const { listing: shown } = (await test.ask(null, `{ listing(id: ${listingId}) { agents { username } } }`)).data
  await test.database.exec('update agent set left_on = null')
  expect(problems).toEqual([])
  expect(shown).toMatchObject({ agents: [{ username: 'tom-ryan' }, { username: 'mia-chen' }] })
  const rows = await test.database.query('select bedrooms, price_text from listing where id = $1', [listingId])
  expect(rows).toEqual([{ bedrooms: 4, price_text: '$1,300,000' }])
})

it('its office reads what a home went for, to correct it, unless that is withheld', async () => {
  const result = async () => {
    const { completedOn, completedPrice } = await test.draft('tom')
    return [completedOn, completedPrice]
  }
  expect(await result()).toEqual([null, null])
  await stateOf('mia', { state: 'completed', completedPrice: '1.3m', completedOn: '2026-11-18' })
  expect(await result()).toEqual(['2026-11-18', '$1,300,000'])
  await stateOf('mia', { state: 'completed', completedOn: '2026-11-17' })
  expect(await result()).toEqual(['2026-11-17', null])
})

it('changes that are published leave what a home went for', async () => {
  await stateOf('mia', { state: 'completed', completedPrice: '1,300,000' })
  await test.save('mia', { ...HOUSE, price: '$1.4m', title: 'Sold' }, { baseRevision: 3 })
  expect((await test.publish('mia', 4)).data.publishListingDraft.problems).toEqual([])
  expect((await listing()).summary.priceDetails.longDescription).toBe('$1,300,000')
})

it('a day in the future, a price that is none and no state are said, and nothing changes', async () => {
  const bad = { code: 'BAD_INPUT' }
  expect(await stateOf('mia', { state: 'completed', completedOn: '2026-11-21' })).toMatchObject({
    ...bad,
    field: 'completedOn',
  })
  expect(await stateOf('mia', { state: 'completed', completedPrice: 'a lot' })).toMatchObject({
    ...bad,
    field: 'completedPrice',
  })
  expect(await stateOf('mia', { state: 'draft' })).toMatchObject({ ...bad, field: 'state' })
  expect((await listing()).summary.statusType).toBe('available')
})

it('only those of its office say so, of what they read last', async () => {
  expect(codeOf(await test.changeState(null, { state: 'withdrawn' }))).toBe('UNAUTHENTICATED')
  for (const who of ['eva', 'lena', 'otherStaff'])
    expect(await stateOf(who, { state: 'withdrawn' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await stateOf('mia', { state: 'withdrawn', baseRevision: 1 })).toMatchObject({ code: 'CONFLICT' })
  expect(await stateOf('staff', { state: 'withdrawn' })).toBe('withdrawn')
})

it('a draft has to be published first', async () => {
  const id = crypto.randomUUID()
  await test.save('mia', HOUSE, { id })
  expect(await stateOf('mia', { id, state: 'withdrawn' })).toMatchObject({ code: 'BAD_INPUT', field: 'state' })
})

it('deleted, the changes that were not published are gone, and a draft that never was is gone whole', async () => {
  await test.save('mia', { ...HOUSE, title: 'Other' }, { baseRevision: 2 })
  expect(codeOf(await test.remove('eva', 3))).toBe('NOT_FOUND')
  const restored = { revision: 4, state: 'published', hasUnpublishedChanges: false, content: { title: HOUSE.title } }
  expect((await test.remove('tom', 3)).data.deleteListingDraft.draft).toMatchObject(restored)
  expect(await test.draft('mia')).toMatchObject(restored)
  const id = crypto.randomUUID()
  await test.save('mia', HOUSE, { id })
  expect((await test.remove('mia', 1, id)).data.deleteListingDraft.draft).toBeNull()
  expect(await test.draft('mia', id)).toBeNull()
  expect(codeOf(await test.remove('mia', 1, id))).toBe('NOT_FOUND')
})
