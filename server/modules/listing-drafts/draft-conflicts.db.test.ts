import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOf, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('delete from listing_draft')
  await test.save('mia')
})

const other = { ...HOUSE, title: 'Other' }
const sold = { state: 'completed', completedPrice: '1,300,000' }

it('a page that was read before a colleague published, sold or withdrew the home changes nothing', async () => {
  await test.publish('tom', 1)
  expect(codeOf(await test.save('mia', other, { baseRevision: 1 }))).toBe('CONFLICT')
  expect(codeOf(await test.remove('mia', 1))).toBe('CONFLICT')
  expect(codeOf(await test.changeState('mia', { state: 'withdrawn', baseRevision: 1 }))).toBe('CONFLICT')
  await test.changeState('tom', { ...sold, baseRevision: 2 })
  expect(codeOf(await test.changeState('mia', { state: 'underOffer', baseRevision: 2 }))).toBe('CONFLICT')
  expect(codeOf(await test.publish('mia', 2))).toBe('CONFLICT')
  expect(await test.draft('mia')).toMatchObject({ revision: 3, state: 'completed', changedBy: 'Member 2' })
})

it('a draft that a colleague went on with is not deleted', async () => {
  await test.save('tom', other, { baseRevision: 1 })
  expect(codeOf(await test.remove('mia', 1))).toBe('CONFLICT')
  expect(await test.draft('mia')).toMatchObject({ revision: 2, content: { title: 'Other' } })
  await test.publish('tom', 2)
  await test.save('tom', HOUSE, { baseRevision: 3 })
  expect(codeOf(await test.remove('mia', 3))).toBe('CONFLICT')
  expect(await test.draft('mia')).toMatchObject({ revision: 4, content: { title: HOUSE.title } })
})

it('what was sent again after a lost answer is done, once', async () => {
  const again = { revision: 2, state: 'published' }
  await test.publish('mia', 1)
  expect((await test.publish('mia', 1)).data.publishListingDraft).toMatchObject({ draft: again, problems: [] })
  await test.changeState('mia', { ...sold, baseRevision: 2 })
  const resold = await test.changeState('mia', { ...sold, baseRevision: 2 })
  expect(resold.data.changeListingDraftState.draft).toMatchObject({ revision: 3, state: 'completed' })
  const dearer = { ...sold, completedPrice: '1,400,000', baseRevision: 2 }
  expect(codeOf(await test.changeState('mia', dearer))).toBe('CONFLICT')
  await test.save('mia', other, { baseRevision: 3 })
  await test.remove('mia', 4)
  expect((await test.remove('mia', 4)).data.deleteListingDraft.draft).toMatchObject({
    revision: 5,
    content: { title: HOUSE.title },
  })
})

it('what was done again on purpose in between is no repetition', async () => {
  await test.publish('mia', 1)
  await test.save('tom', other, { baseRevision: 2 })
  expect(codeOf(await test.publish('mia', 1))).toBe('CONFLICT')
  await test.publish('tom', 3)
  expect(codeOf(await test.publish('mia', 1))).toBe('CONFLICT')
})
