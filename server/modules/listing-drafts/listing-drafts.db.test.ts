import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, DRAFT_ID, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(() =>
  test.database.exec(
    `delete from listing_draft; update office set merged_into_id = null; update agent set left_on = null`,
  ),
)

const listed = async (who: string | null, officeId?: number) =>
  test.ask(who, `{ listingDrafts(officeId: ${officeId ?? null}) { totalCount results { id } } }`)

describe('a draft', () => {
  it('keeps what was typed, right or wrong', async () => {
    const typed = { ...HOUSE, bedrooms: 'three', price: 'a lot', title: ' ' }
    const { draft } = (await test.save('mia', typed)).data.saveListingDraft
    expect(draft).toMatchObject({
      revision: 1,
      state: 'draft',
      listingId: null,
      listingPath: null,
      changedBy: 'Member 1',
    })
    expect(draft).toMatchObject({ office: { id: 1 }, suburb: { name: 'Maleny' }, hasUnpublishedChanges: true })
    expect(draft.content).toMatchObject({ price: 'a lot', title: ' ' })
    expect((await test.draft('tom')).content).toEqual(draft.content)
  })

  it('is there for agents of its office and staff who manage every listing, and for nobody else', async () => {
    await test.save('mia')
    for (const who of ['tom', 'staff']) expect(await test.draft(who)).toMatchObject({ id: DRAFT_ID })
    for (const who of ['eva', 'lena', 'otherStaff']) {
      expect(await test.draft(who)).toBeNull()
      expect(codeOf(await test.save(who, HOUSE, { baseRevision: 1 }))).toBe('NOT_FOUND')
      expect(codeOf(await test.publish(who, 1))).toBe('NOT_FOUND')
    }
    expect(codeOf(await test.save(null))).toBe('UNAUTHENTICATED')
    expect(codeOf(await test.publish(null, 1))).toBe('UNAUTHENTICATED')
    expect(codeOf(await listed(null))).toBe('UNAUTHENTICATED')
    expect((await listed('tom')).data.listingDrafts).toEqual({ totalCount: 1, results: [{ id: DRAFT_ID }] })
    expect((await listed('staff', 1)).data.listingDrafts.totalCount).toBe(1)
    expect((await listed('eva')).data.listingDrafts.totalCount).toBe(0)
    expect((await listed('eva', 1)).data.listingDrafts).toBeNull()
    expect((await listed('lena')).data.listingDrafts).toBeNull()
    expect((await listed('staff')).data.listingDrafts).toBeNull()
    await test.database.exec(`update agent set left_on = '2026-01-01' where id = 2`)
    expect(await test.draft('tom')).toBeNull()
  })

  it('is begun by agents for their office and by staff for any', async () => {
    for (const who of ['lena', 'staff', 'otherStaff']) expect(codeOf(await test.save(who))).toBe('NOT_FOUND')
    expect(codeOf(await test.save('mia', HOUSE, { officeId: 2 }))).toBe('NOT_FOUND')
    expect((await test.save('staff', HOUSE, { officeId: 2 })).data.saveListingDraft.draft.office.id).toBe(2)
    expect(codeOf(await test.save('mia', HOUSE, { id: 'mine' }))).toBe('BAD_INPUT')
    expect(await test.draft('mia', 'mine')).toBeNull()
  })

  it('goes with the office that took its office over', async () => {
    await test.save('eva')
    await test.database.exec('update office set merged_into_id = 1 where id = 2')
    expect(await test.draft('mia')).toMatchObject({ office: { id: 1 } })
    expect((await listed('mia')).data.listingDrafts.totalCount).toBe(1)
  })

  it('is no conflict where it came twice, and one where another tab changed it', async () => {
    await test.save('mia')
    const revisionOf = async (...given: Parameters<typeof test.save>) => {
      const { errors, data } = await test.save(...given)
      return errors?.[0]?.extensions.code ?? data.saveListingDraft.draft.revision
    }
    expect(await revisionOf('mia')).toBe(1)
    const second = { ...HOUSE, title: 'Second' }
    expect(await revisionOf('tom', second, { baseRevision: 1 })).toBe(2)
    expect(await revisionOf('tom', second, { baseRevision: 1 })).toBe(2)
    expect(await revisionOf('mia', { ...HOUSE, title: 'Other' }, { baseRevision: 1 })).toBe('CONFLICT')
    expect(await revisionOf('mia', { ...HOUSE, title: 'Other' }, { baseRevision: 0 })).toBe('CONFLICT')
    expect(await revisionOf('mia', HOUSE, { id: crypto.randomUUID(), baseRevision: 1 })).toBe('NOT_FOUND')
    expect(await test.draft('mia')).toMatchObject({ changedBy: 'Member 2', content: { title: 'Second' } })
  })

  it('begun twice at once is one', async () => {
    const answers = await Promise.all([test.save('mia'), test.save('mia')])
    expect(answers.map(({ data }) => data.saveListingDraft.draft.revision)).toEqual([1, 1])
  })

  it('takes no picture or document that is not its own', async () => {
    const picture = { identifier: 'listing-picture-00000000-0000-4000-8000-000000000000', caption: '' }
    const answer = await test.save('mia', { ...HOUSE, photos: [picture] })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'photos' })
    const other = await test.save('mia', { ...HOUSE, statement: '00000000-0000-4000-8000-000000000000' })
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'statement' })
  })

  it('is one of at most 500 of an office that are not published', async () => {
    await test.database.exec(`
      insert into listing_draft (id, office_id, content, created_at, changed_at)
      select gen_random_uuid(), 1, '{}', now(), now() from generate_series(1, 500)`)
    expect(codeOf(await test.save('mia'))).toBe('BAD_INPUT')
    expect(codeOf(await test.save('eva'))).toBeUndefined()
  })
})

it('an office is there with its agents for those who type in its listings', async () => {
  const office = async (who: string, officeId?: number) =>
    (await test.ask(who, `{ listingOffice(officeId: ${officeId ?? null}) { office { id } agents { username } } }`)).data
      .listingOffice
  expect(await office('tom')).toEqual({
    office: { id: 1 },
    agents: [{ username: 'mia-chen' }, { username: 'tom-ryan' }],
  })
  expect((await office('staff', 2)).agents).toEqual([{ username: 'eva-rossi' }])
  for (const who of ['lena', 'staff']) expect(await office(who)).toBeNull()
  expect(await office('eva', 1)).toBeNull()
  await test.database.exec(`update agent set left_on = '2026-01-01' where id = 1`)
  expect((await office('tom')).agents).toEqual([{ username: 'tom-ryan' }])
})
