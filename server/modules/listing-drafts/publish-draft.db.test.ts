import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOf, draftsUnderTest, HOUSE, RENTAL } from '#tests/support/drafts-under-test.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('delete from listing_draft')
  before = await countOfListings()
})

const LISTING = `id streetAddress propertyType description agents { username } priceHistory { kind priceDescription }
  documents { url title kind }
  summary { uri title priceDetails { longDescription } inspections { startsAt } location { isApproximate } }`

async function published(content: object = HOUSE): Promise<number> {
  await test.save('mia', content)
  const { draft, problems } = (await test.publish('mia', 1)).data.publishListingDraft
  expect(problems).toEqual([])
  return draft.listingId
}

let before = 0
const countOfListings = async (): Promise<number> =>
  (await test.database.query<{ count: number }>('select count(*) as count from listing'))[0]?.count ?? 0

async function found(): Promise<number[]> {
  const search = `{ listingSearch(searchParams: { searchMode: buy,
    locationSearchContext: { searchLocations: [{ uri: "maleny-qld-4552" }] } }) { results { id } } }`
  return (await test.ask(null, search)).data.listingSearch.results.map(({ id }: { id: number }) => id)
}

const eventsOf = async (listingId: number) =>
  (
    await test.database.query<{ kind: string }>('select kind from domain_event where subject_id = $1 order by id', [
      listingId,
    ])
  ).map(({ kind }) => kind)

it('a draft without problems comes on the market, and searches find it', async () => {
  const id = await published()
  expect(await test.draft('tom')).toMatchObject({
    state: 'published',
    revision: 2,
    hasUnpublishedChanges: false,
    listingId: id,
    listingPath: `/homes/12-maple-street-maleny-qld-4552/${id}`,
  })
  const [row] = await test.database.query('select * from listing where id = $1', [id])
  expect(row).toMatchObject({
    listing_type: 'sale',
    listing_class: 'residential',
    street_address: '12 Maple Street',
    is_position_approximate: true,
    price_text: '$1,250,000',
    price_from: 1_250_000,
    price_to: 1_250_000,
    bedrooms: 3,
    car_spaces: null,
    land_size_m2: 450,
    features: ['courtyard'],
    office_id: 1,
    tier_type: 'basic',
  })
  expect(await eventsOf(id)).toEqual(['listing.published'])
  expect(await found()).toContain(id)
})

it('its page shows what was typed', async () => {
  const id = await published()
  const { listing } = (await test.ask(null, `{ listing(id: ${id}) { ${LISTING} } }`)).data
  expect(listing).toMatchObject({
    streetAddress: '12 Maple Street',
    propertyType: 'House',
    description: 'Two storeys.\n\nA courtyard.',
    agents: [{ username: 'tom-ryan' }, { username: 'mia-chen' }],
    priceHistory: [{ kind: 'listed', priceDescription: '$1,250,000' }],
    summary: { title: 'A cottage by the gardens', location: { isApproximate: true } },
  })
  expect(listing.summary.inspections).toEqual([{ startsAt: '2026-11-28T10:00:00+10:00' }])
})

it('a home is in the middle of its street where the portal has that, else of its suburb', async () => {
  const placeOf = async (streetAddress: string) => {
    await test.database.exec('delete from listing_draft')
    const id = await published({ ...RENTAL, streetAddress })
    const [row] = await test.database.query<{ street_id: number | null; latitude_micro: number }>(
      'select street_id, latitude_micro from listing where id = $1',
      [id],
    )
    return row
  }
  const inStreet = await placeOf('Unit 4, 12 Smith St')
  expect(inStreet?.street_id).not.toBeNull()
  const elsewhere = await placeOf('12 Unknown Lane')
  expect(elsewhere?.street_id).toBeNull()
  expect(elsewhere?.latitude_micro).toBe(-37_801_100)
})

it('one with problems says what they are, and nothing is published', async () => {
  await test.save('mia', { ...HOUSE, price: 'a lot', bedrooms: 'three', agentUsernames: ['eva-rossi'] })
  const { draft, problems } = (await test.publish('mia', 1)).data.publishListingDraft
  expect(problems.map(({ field }: { field: string }) => field).sort()).toEqual(['agentUsernames', 'bedrooms', 'price'])
  expect(draft).toMatchObject({ state: 'draft', listingId: null, content: { price: 'a lot' } })
  expect(await countOfListings()).toBe(before)
})

it('a suburb has to be one', async () => {
  for (const suburbUri of ['', 'nowhere-vic-3999', 'inner-melbourne-vic']) {
    await test.database.exec('delete from listing_draft')
    await test.save('mia', { ...HOUSE, suburbUri })
    const { problems } = (await test.publish('mia', 1)).data.publishListingDraft
    expect(problems.map(({ field }: { field: string }) => field)).toEqual(['suburbUri'])
  }
})

it('published twice it is one listing', async () => {
  const id = await published()
  expect((await test.publish('mia', 1)).data.publishListingDraft).toMatchObject({
    draft: { listingId: id },
    problems: [],
  })
  expect(await eventsOf(id)).toEqual(['listing.published'])
  expect(codeOf(await test.publish('mia', 3))).toBe('CONFLICT')
})

it('changes reach its page when they are published, each as what it is', async () => {
  const id = await published()
  const changed = { ...HOUSE, price: '1,300,000', title: 'A cottage', inspections: [], agentUsernames: ['mia-chen'] }
  expect((await test.save('tom', changed, { baseRevision: 2 })).data.saveListingDraft.draft.hasUnpublishedChanges).toBe(
    true,
  )
  const read = async () => (await test.ask(null, `{ listing(id: ${id}) { ${LISTING} } }`)).data.listing
  expect((await read()).summary.title).toBe('A cottage by the gardens')
  expect((await test.publish('tom', 3)).data.publishListingDraft).toMatchObject({
    draft: { hasUnpublishedChanges: false },
    problems: [],
  })
  expect(await read()).toMatchObject({
    agents: [{ username: 'mia-chen' }],
    summary: { title: 'A cottage', inspections: [], priceDetails: { longDescription: '$1,300,000' } },
  })
  expect(await eventsOf(id)).toEqual([
    'listing.published',
    'listing.contentChanged',
    'listing.priceChanged',
    'listing.inspectionsChanged',
  ])
})

it('what is for sale does not become a rental', async () => {
  await published()
  await test.save('mia', { ...RENTAL, suburbUri: HOUSE.suburbUri }, { baseRevision: 2 })
  const { problems } = (await test.publish('mia', 3)).data.publishListingDraft
  expect(problems.map(({ field }: { field: string }) => field)).toEqual(['listingType'])
})

it('a hidden street is in no address of a page', async () => {
  const id = await published({ ...HOUSE, isAddressHidden: true })
  const { listing } = (await test.ask(null, `{ listing(id: ${id}) { streetAddress summary { uri } } }`)).data
  expect(listing).toEqual({ streetAddress: null, summary: { uri: 'maleny-qld-4552' } })
})
