import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertRows } from '#tests/support/insert-rows.ts'
import { codeOf, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => test.database.exec('delete from listing_draft; delete from feed_listing'))

const edited = async (who: string | null, listingId: number) => (await test.edit(who, listingId)).data.editListing.draft

it('a listing becomes a draft of its office, once', async () => {
  const draft = await edited('mia', 1)
  expect(draft).toMatchObject({ state: 'published', hasUnpublishedChanges: false, listingId: 1, office: { id: 1 } })
  expect(draft.content).toMatchObject({ listingType: 'sale', suburbUri: 'fitzroy-vic-3065' })
  expect((await edited('tom', 1)).id).toBe(draft.id)
  const both = await Promise.all([edited('mia', 2), edited('tom', 2)])
  expect(both[0].id).toBe(both[1].id)
})

it('a price that is withheld is in no draft', async () => {
  await test.database
    .exec(`create table priced as select id, price_text, price_from, price_to from listing where id = 1;
    update listing set modified_at = modified_at + interval '1 second', is_price_withheld = true, price_text = '$900,000', price_from = null, price_to = null where id = 1`)
  await edited('mia', 1)
  await test.database
    .exec(`update listing set modified_at = modified_at + interval '1 second', is_price_withheld = false, price_text = priced.price_text, price_from = priced.price_from,
    price_to = priced.price_to from priced where listing.id = priced.id; drop table priced`)
  const [{ content } = {}] = await test.database.query<{ content?: object }>('select content from listing_draft')
  expect(JSON.stringify(content)).not.toContain('900,000')
  expect(content).toMatchObject({ priceStatement: 'words', priceWords: 'Contact agent' })
})

it('is nobody else’s', async () => {
  expect(codeOf(await test.edit(null, 1))).toBe('UNAUTHENTICATED')
  for (const who of ['eva', 'lena', 'otherStaff']) {
    expect(codeOf(await test.edit(who, 1))).toBe('NOT_FOUND')
    expect(await test.editingOffice(who, 1)).toBeNull()
  }
  expect(await test.editingOffice('mia', 1)).toEqual({ office: { id: 1 } })
  expect(codeOf(await test.edit('mia', 999_999))).toBe('NOT_FOUND')
  expect(await edited('staff', 9)).toMatchObject({ office: { id: 2 } })
})

it('what comes from a feed is changed there', async () => {
  await insertRows(test.database, 'feed_agency', { agency_id: 'NELSON', office_id: 1 })
  await test.database.exec(`insert into feed_listing (agency_id, unique_id, listing_id, modified_at, stated)
    values ('NELSON', 'u1', 1, now(), '{}')`)
  expect(await test.editingOffice('mia', 1)).toBeNull()
  const { errors } = await test.edit('mia', 1)
  expect(errors?.[0]).toMatchObject({
    message: 'This listing comes from your multiloader. Change it there, and it changes here.',
    extensions: { code: 'BAD_INPUT', field: 'listingId' },
  })
})

it('published again it keeps what nobody changed', async () => {
  const read = async () =>
    (
      await test.database.query(
        'select photos, floor_plans, documents, latitude_micro, videos, other_features, details, price_text from listing where id = 1',
      )
    )[0]
  const before = await read()
  const { id, content } = await edited('mia', 1)
  const { photos, floorPlans, statement, ...typed } = content
  const named = (pictures: { identifier: string; caption: string }[]) =>
    pictures.map(({ identifier, caption }) => ({ identifier, caption }))
  const input = {
    ...HOUSE,
    ...typed,
    price: '$1.5m',
    title: 'Another headline',
    photos: named(photos),
    floorPlans: named(floorPlans),
    statement: statement?.identifier ?? null,
    listingType: 'sale',
  }
  const saved = (await test.save('mia', input, { id, baseRevision: 1 })).data.saveListingDraft.draft
  expect(saved.content.photos).toEqual(photos)
  expect((await test.publish('mia', 2, id)).data.publishListingDraft.problems).toEqual([])
  expect(await read()).toEqual({ ...before, price_text: '$1,500,000' })
})
