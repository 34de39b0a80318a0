import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { newListing } from '#tests/support/new-listing.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { FITZROY } from '#tests/support/small-world-listings.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import type { ListingChanges, NewListing } from './listing-change.ts'

const MIA = 1
const EVA_OF_OTHER_OFFICE = 3

let portal: PortalUnderTest
let changes: ListingChanges
let now: number
beforeEach(async () => {
  now = SMALL_WORLD_NOW.getTime()
  const probe = defineModule({
    name: moduleNamed('probe'),
    dependsOn: [listings],
    services: (parts: ListingsServices) => {
      changes = parts.listingChanges
      return {}
    },
  })
  portal = await portalUnderTest({ others: [probe], clock: () => new Date((now += 1000)) })
})
afterEach(() => portal.close())

const first = (stated: Partial<NewListing> = {}) => changes.publish({ ...newListing, ...stated }, [MIA], [])
const second = (stated: Partial<NewListing> = {}) =>
  changes.publish({ ...newListing, streetAddress: '9 New St', officeId: 2, ...stated }, [EVA_OF_OTHER_OFFICE], [])

const found = async (): Promise<number[]> =>
  (
    await portal.ask(
      `{ listingSearch(searchParams: { searchMode: buy, paging: { take: 100 },
        locationSearchContext: { searchLocations: [{ id: ${FITZROY} }], includeSurroundingSuburbs: false } }) { results { id } } }`,
    )
  ).data.listingSearch.results.map(({ id }: { id: number }) => id)
const homesOf = async (officeUri: string): Promise<{ ids: number[]; forSale: number }> => {
  const { data } = await portal.ask(
    `query ($uri: String!) {
      listingSearch(searchParams: { searchMode: buy, context: office, paging: { take: 100 }, locationSearchContext: { officeUri: $uri } }) { results { id } }
      office(uri: $uri) { figures { forSale } }
    }`,
    { uri: officeUri },
  )
  const ids = data.listingSearch.results.map(({ id }: { id: number }) => id)
  return { ids, forSale: data.office.figures.forSale }
}
const page = async (id: number) => {
  const { data } = await portal.ask(
    'query ($id: Int!) { listing(id: $id) { id agents { name office { name } } } listingsById(listingIds: [$id]) { agents { name } } }',
    { id },
  )
  return { id: data.listing.id, agents: data.listing.agents.map(({ name }: { name: string }) => name) }
}
const both = ['Mia Chen', 'Eva Rossi']

describe('a home that two agencies offer', () => {
  it('is shown once, in the listing that came first, with the agents of both', async () => {
    const one = await first()
    expect(await page(one)).toEqual({ id: one, agents: ['Mia Chen'] })
    const other = await second()
    const shown = await found()
    expect([shown.includes(one), shown.includes(other)]).toEqual([true, false])
    expect(await page(one)).toEqual({ id: one, agents: both })
    expect(await page(other)).toEqual({ id: one, agents: both })
  })

  it.each([
    ['is withdrawn', (id: number) => changes.changeState(id, { state: 'removed' })],
    ['turns out to be another home', (id: number) => changes.changeContent(id, { streetAddress: '11 New Street' })],
    ['hides its street', (id: number) => changes.changeContent(id, { isAddressHidden: true })],
  ])('is shown by each when the first one %s, and by the other one then', async (_what, change) => {
    const one = await first()
    const other = await second()
    await change(one)
    expect(await found()).toContain(other)
    expect(await page(other)).toEqual({ id: other, agents: ['Eva Rossi'] })
    expect((await page(one)).agents).toEqual(['Mia Chen'])
  })

  it('is the first one’s alone when the other withdraws, and shows who the other names now', async () => {
    const one = await first()
    const other = await second()
    await changes.changeContent(other, { agentIds: [2] })
    expect((await page(one)).agents).toEqual(['Mia Chen', 'Tom Ryan'])
    await changes.changeState(other, { state: 'removed' })
    expect((await page(one)).agents).toEqual(['Mia Chen'])
  })

  it('is one of the homes of each of their offices', async () => {
    const one = await first()
    await second()
    for (const office of ['nelson-fitzroy', 'nelson-maleny']) {
      const { ids, forSale } = await homesOf(office)
      expect(ids).toContain(one)
      expect(forSale).toBe(ids.length)
    }
  })

  it('is two where one is for rent, one hides its street, or the address has no number', async () => {
    const ids = [
      await first(),
      await second({ listingType: 'rental' }),
      await second({ isAddressHidden: true }),
      await first({ streetAddress: 'New Street' }),
      await second({ streetAddress: 'New Street' }),
    ]
    for (const id of ids) expect((await page(id)).id).toBe(id)
  })

  it('is the same one office’s twice where that lists it twice', async () => {
    const ids = [await first(), await first()]
    expect(await found()).toEqual(expect.arrayContaining(ids))
  })

  it('is two at once when one of the offices takes the other over, and one again with a third', async () => {
    const one = await first()
    const other = await second()
    expect(await found()).not.toContain(other)
    await changes.together((together) => together.moveToOffice(2, 1))
    expect(await found()).toEqual(expect.arrayContaining([one, other]))
    expect([(await page(one)).agents, await page(other)]).toEqual([['Mia Chen'], { id: other, agents: ['Eva Rossi'] }])
    const { ids } = await homesOf('nelson-fitzroy')
    expect(ids).toEqual(expect.arrayContaining([one, other]))
    await changes.together((together) => together.moveToOffice(1, 2))
    const third = await first()
    expect(await found()).not.toContain(third)
    expect((await page(third)).id).toBe(one)
  })

  it('is shown once also when both come at once', async () => {
    const ids = await Promise.all([first(), second()])
    const shown = await found()
    expect(ids.filter((id) => shown.includes(id))).toHaveLength(1)
  })
})
