import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DRAFT_ID, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => test.database.exec('delete from listing_draft'))

const STAFF = 5
const during = (work: () => Promise<unknown>) => staffActionsDuring(test.database, work)
const changesOfLast = async () =>
  (await test.database.query<{ changes: unknown }>('select changes from staff_action order by id desc limit 1'))[0]
    ?.changes
const inOffice = (kind: string) => ({ staff: STAFF, kind, thing: 'office 1', reason: '' })
const ofListing = (kind: string, id: number) => ({ staff: STAFF, kind, thing: `listing ${id}`, reason: '' })
const listingOf = async () => (await test.draft('staff')).listingId

it('each save of a draft by staff is in their log, with what it changed, and what changes nothing is not', async () => {
  const first = await during(() => test.save('staff', HOUSE, { officeId: 1 }))
  expect(first).toEqual([inOffice('saveListingDraft')])
  expect(await changesOfLast()).toEqual([{ field: 'draft', before: '', after: DRAFT_ID }])
  const changed = { ...HOUSE, title: 'Other', features: [], description: 'x'.repeat(201) }
  const second = await during(async () => {
    await test.save('staff', changed, { baseRevision: 1 })
    await test.save('staff', changed, { baseRevision: 1 })
  })
  expect(second).toEqual([inOffice('saveListingDraft')])
  expect(await changesOfLast()).toEqual([
    { field: 'draft', before: '', after: DRAFT_ID },
    { field: 'title', before: HOUSE.title, after: 'Other' },
    { field: 'description', before: '', after: '' },
    { field: 'features', before: '', after: '' },
  ])
})

it('what staff publish, and what they say became of it, is in their log', async () => {
  await test.save('mia')
  const published = await during(async () => {
    await test.publish('staff', 1)
    await test.publish('staff', 1)
  })
  const listingId = await listingOf()
  expect(published).toEqual([ofListing('publishListing', listingId)])
  const said = await during(async () => {
    const { revision } = await test.draft('staff')
    await test.changeState('staff', { state: 'underOffer', baseRevision: revision })
    await test.changeState('staff', { state: 'underOffer', baseRevision: revision })
    await test.changeState('staff', { state: 'underOffer', baseRevision: revision + 1 })
  })
  expect(said).toEqual([ofListing('changeListingState', listingId)])
  expect(await changesOfLast()).toEqual([{ field: 'state', before: 'published', after: 'underOffer' }])
})

it('drafts that staff begin from a listing, and those that they delete, are in their log', async () => {
  await test.save('mia')
  await test.publish('mia', 1)
  const listingId = await listingOf()
  await test.database.exec('delete from listing_draft')
  const begun = await during(async () => {
    await test.edit('staff', listingId)
    await test.edit('staff', listingId)
  })
  expect(begun).toEqual([ofListing('draftFromListing', listingId)])
  await test.save('mia')
  const deleted = await during(async () => {
    await test.remove('staff', 1)
    await test.remove('staff', 1)
  })
  expect(deleted).toEqual([inOffice('deleteListingDraft')])
})

it('what agents do with the drafts of their office is not in it', async () => {
  const actions = await during(async () => {
    await test.save('mia')
    await test.save('tom', { ...HOUSE, title: 'Other' }, { baseRevision: 1 })
    await test.publish('tom', 2)
    const { revision } = await test.draft('tom')
    await test.changeState('tom', { state: 'withdrawn', baseRevision: revision })
    await test.save('mia', HOUSE, { baseRevision: revision + 1 })
    await test.remove('mia', revision + 2)
  })
  expect(actions).toEqual([])
})
