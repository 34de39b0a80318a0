import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import {
  everyClaim,
  type StaffListingsUnderTest,
  staffListingsUnderTest,
} from '#tests/support/staff-listings-under-test.ts'

const MANAGING = 'listings_permission CanManageAny'
const REASON = 'They asked for it by email.'
const OFFICE =
  'id uri name company { id name officeCount } address suburb { uri } phone email website standing revision'
const SAVE = `mutation ($input: SaveOfficeInput!) { saveOffice(input: $input) { office { ${OFFICE} } alike { id } } }`
const SAVE_COMPANY = `mutation ($input: SaveCompanyInput!) {
  saveCompany(input: $input) { company { id name stateCode officeCount revision } alike { id } } }`
const DETAILS = {
  name: 'Harrow North',
  companyId: 1,
  address: '12 Old Street, Fitzroy, VIC 3065',
  suburbUri: 'fitzroy-vic-3065',
  phone: '03 5550 0199',
  email: 'north@harrow.example',
  website: 'https://harrow.example',
}

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest()
  await test.database.exec(`select setval(pg_get_serial_sequence('office', 'id'), 100);
    select setval(pg_get_serial_sequence('company', 'id'), 100)`)
}, 60_000)
afterAll(() => test.close())
beforeEach(() =>
  test.database.exec(`delete from staff_created; delete from office where id > 100; delete from company where id > 100;
    update office set name = 'Nelson Fitzroy', revision = 0, merged_into_id = null, closed_at = null where id = 1`),
)

type Answer = Awaited<ReturnType<StaffListingsUnderTest['ask']>>
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
const problemOf = ({ errors }: Answer) => errors?.[0]?.extensions
const save = (input: object = {}, details: object = {}, who = 'manager') =>
  test.ask(who, SAVE, { input: { revision: 0, reason: REASON, ...input, office: { ...DETAILS, ...details } } })
const saved = async (...asked: Parameters<typeof save>) => (await save(...asked)).data.saveOffice
const saveCompany = (input: object = {}, details: object = {}, who = 'manager') =>
  test.ask(who, SAVE_COMPANY, {
    input: { revision: 0, reason: REASON, ...input, company: { name: 'Harrow', stateCode: 'VIC', ...details } },
  })
const found = async (filter: object, more: object = {}) => {
  const { data } = await test.ask(
    'manager',
    `query ($filter: StaffOfficeFilter!, $order: StaffOfficeOrder! = name, $paging: PagingInput! = {}) {
      staffOffices(filter: $filter, order: $order, paging: $paging) { total results { name } } }`,
    { filter, ...more },
  )
  const { total, results } = data.staffOffices
  return { total, names: results.map(({ name }: { name: string }) => name) }
}
const all = (...names: string[]) => ({ total: names.length, names })

it('is for whoever has the claim, and for nobody with any other', async () => {
  const asked: Record<string, (who: string) => Promise<Answer>> = {
    offices: (who) => test.ask(who, '{ staffOffices { total } }'),
    office: (who) => test.ask(who, '{ staffOffice(id: 1) { email } }'),
    companies: (who) => test.ask(who, '{ staffCompanies { total } }'),
    company: (who) => test.ask(who, '{ staffCompany(id: 1) { name } }'),
    saveOffice: (who) => save({ isMeant: true }, {}, who),
    saveCompany: (who) => saveCompany({ isMeant: true }, {}, who),
  }
  for (const [name, ask] of Object.entries(asked)) {
    for (const claim of everyClaim)
      expect([name, claim, codeOf(await ask(claim))]).toEqual([name, claim, claim === MANAGING ? 'done' : 'FORBIDDEN'])
    expect([codeOf(await ask('')), codeOf(await ask('mia'))]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
  }
})

it('asks who logged in long ago to log in again before a change', async () => {
  expect([codeOf(await save({}, {}, 'early')), codeOf(await saveCompany({}, {}, 'early'))]).toEqual([
    'SIGN_IN_AGAIN',
    'SIGN_IN_AGAIN',
  ])
})

describe('staff find offices', () => {
  it('by number, beginning of the name, suburb, state, company and standing', async () => {
    await saved({}, { companyId: null })
    expect(await found({ id: 1 })).toEqual(all('Nelson Fitzroy'))
    expect(await found({ name: ' NELSON f' })).toEqual(all('Nelson Fitzroy'))
    expect(await found({ name: 'fitzroy' })).toEqual(all())
    expect(await found({ name: '%e' })).toEqual(all())
    expect(await found({ suburb: 'fitz' })).toEqual(all('Harrow North', 'Nelson Fitzroy'))
    expect(await found({ stateCode: 'QLD' })).toEqual(all('Nelson Maleny'))
    expect(await found({ company: 'nel' })).toEqual(all('Nelson Fitzroy', 'Nelson Maleny'))
    expect(await found({ companyId: 1, suburb: 'fitz' })).toEqual(all('Nelson Fitzroy'))
    await test.database.exec('update office set closed_at = now() where id = 1')
    expect(await found({ standing: 'closed' })).toEqual(all('Nelson Fitzroy'))
    expect(await found({ standing: 'open' })).toEqual(all('Harrow North', 'Nelson Maleny'))
    await test.database.exec('update office set merged_into_id = 2 where id = 1')
    expect(await found({ standing: 'merged' })).toEqual(all('Nelson Fitzroy'))
    expect(await found({ standing: 'closed' })).toEqual(all())
  })

  it('page by page, in each order, and not by one letter', async () => {
    await saved()
    expect(await found({}, { paging: { skip: 1, take: 1 } })).toEqual({ total: 3, names: ['Nelson Fitzroy'] })
    expect(await found({}, { order: 'newest' })).toEqual(all('Harrow North', 'Nelson Maleny', 'Nelson Fitzroy'))
    expect(await found({}, { order: 'oldest' })).toEqual(all('Nelson Fitzroy', 'Nelson Maleny', 'Harrow North'))
    const backwards = all('Nelson Maleny', 'Nelson Fitzroy', 'Harrow North')
    expect(await found({}, { order: 'nameDescending' })).toEqual(backwards)
    for (const field of ['name', 'suburb', 'company'])
      expect(problemOf(await test.ask('manager', `{ staffOffices(filter: { ${field}: "n " }) { total } }`))).toEqual({
        code: 'BAD_INPUT',
        field,
      })
  })
})

describe('staff add an office', () => {
  it('once under a key, with a uri of its own, in the log, and it is on the lists at once', async () => {
    let answers: { office: { id: number } }[] = []
    const actions = await staffActionsDuring(test.database, async () => {
      answers = [await saved({ idempotencyKey: 'harrow-1' }), await saved({ idempotencyKey: 'harrow-1' })]
    })
    const { suburbUri, companyId, ...shown } = DETAILS
    expect(answers[0]?.office).toEqual({
      ...shown,
      id: expect.any(Number),
      uri: 'harrow-north',
      company: { id: companyId, name: 'Nelson Group', officeCount: 3 },
      suburb: { uri: suburbUri },
      standing: 'open',
      revision: 0,
    })
    expect(answers[1]).toEqual(answers[0])
    const thing = `office ${answers[0]?.office.id}`
    expect(actions).toEqual([{ staff: expect.any(Number), kind: 'createOffice', thing, reason: REASON }])
    const { data } = await test.ask(null, '{ offices(filter: { query: "harrow" }) { results { office { uri } } } }')
    expect(data.offices.results).toEqual([{ office: { uri: 'harrow-north' } }])
    expect(codeOf(await saveCompany({ idempotencyKey: 'harrow-1' }))).toBe('BAD_INPUT')
  })

  it('and are asked where the suburb has one of this name', async () => {
    expect(await saved({}, { name: 'nelson fitzroy' })).toEqual({ office: null, alike: [{ id: 1 }] })
    expect(await found({ name: 'nelson f' })).toEqual(all('Nelson Fitzroy'))
    const { office } = await saved({ isMeant: true }, { name: 'Nelson Fitzroy' })
    expect(office).toMatchObject({ name: 'Nelson Fitzroy', uri: 'nelson-fitzroy-fitzroy-vic-3065' })
  })

  it('which may stand for itself, under its own name', async () => {
    const { office } = await saved({}, { companyId: null, phone: '', email: '', website: '' })
    expect(office).toMatchObject({ company: null, phone: '', email: '', website: '' })
    const { data } = await test.ask(null, '{ office(uri: "harrow-north") { name companyName phone website } }')
    expect(data.office).toEqual({ name: 'Harrow North', companyName: 'Harrow North', phone: null, website: null })
  })

  it.each([
    ['reason', { reason: 'no' }, {}],
    ['name', {}, { name: ' ' }],
    ['companyId', {}, { companyId: 77 }],
    ['suburbUri', {}, { suburbUri: 'nowhere-vic-3000' }],
    ['email', {}, { email: 'north' }],
    ['idempotencyKey', { idempotencyKey: 'short' }, {}],
  ])('not with a wrong %s', async (field, input, details) => {
    expect(problemOf(await save(input, details))).toEqual({ code: 'BAD_INPUT', field })
  })
})

describe('staff correct an office', () => {
  const nelson = { ...DETAILS, name: 'Nelson of Fitzroy' }

  it('and its former email address is told once that it has another', async () => {
    const mails = () => test.database.query('select recipient, subject from mail')
    const stated = { officeId: 1, isMeant: true }
    await saved(stated, { email: 'fitzroy@nelson.example' })
    const before = await mails()
    await saved({ ...stated, revision: 1 }, { email: 'somebody@else.example' })
    await saved({ ...stated, revision: 2 }, { email: 'somebody@else.example', phone: '' })
    expect((await mails()).slice(before.length)).toEqual([
      { recipient: 'fitzroy@nelson.example', subject: 'Harrow North has another email address on Homely' },
    ])
  })

  it('in what was read last; a repeat changes nothing, and its address on the web stays', async () => {
    const actions = await staffActionsDuring(test.database, async () => {
      expect((await save({ officeId: 1 }, nelson)).data.saveOffice.office).toMatchObject({
        name: 'Nelson of Fitzroy',
        uri: 'nelson-fitzroy',
        revision: 1,
      })
      expect((await save({ officeId: 1 }, nelson)).data.saveOffice.office.revision).toBe(1)
      expect(codeOf(await save({ officeId: 1 }, { ...nelson, name: 'Other' }))).toBe('CONFLICT')
    })
    expect(actions).toEqual([{ staff: expect.any(Number), kind: 'changeOffice', thing: 'office 1', reason: REASON }])
    const { data } = await test.ask(null, '{ offices(filter: { query: "nelson of" }) { total } }')
    expect(data.offices.total).toBe(1)
  })

  it('whose place on the map is not known any more once its address is another', async () => {
    await test.database.exec('update office set latitude_micro = -37800000, longitude_micro = 144970000 where id = 1')
    const position = () =>
      test.database.query('select latitude_micro as latitude, longitude_micro as longitude from office where id = 1')
    await save({ officeId: 1 }, { ...nelson, address: '1 New Street' })
    expect(await position()).toEqual([{ latitude: null, longitude: null }])
  })

  it('not one that is not there or was merged into another, and not under the name of a neighbour unasked', async () => {
    const { office } = await saved()
    expect(await saved({ officeId: office.id }, { name: 'Nelson Fitzroy' })).toEqual({
      office: null,
      alike: [{ id: 1 }],
    })
    expect(codeOf(await save({ officeId: 7777 }))).toBe('NOT_FOUND')
    await test.database.exec('update office set merged_into_id = 2 where id = 1')
    expect(codeOf(await save({ officeId: 1 }))).toBe('CONFLICT')
  })
})

it('staff add a company once, are asked about one of its name, correct it, and find it', async () => {
  const actions = await staffActionsDuring(test.database, async () => {
    const first = (await saveCompany({ idempotencyKey: 'harrow-2' })).data.saveCompany
    expect(first).toMatchObject({
      company: { name: 'Harrow', stateCode: 'VIC', officeCount: 0, revision: 0 },
      alike: [],
    })
    expect((await saveCompany({ idempotencyKey: 'harrow-2' })).data.saveCompany).toEqual(first)
    const { id } = first.company
    expect((await saveCompany({}, { name: 'HARROW' })).data.saveCompany).toEqual({ company: null, alike: [{ id }] })
    const correct = (revision: number, name: string) => saveCompany({ companyId: id, revision }, { name })
    expect((await correct(0, 'Harrow & Co')).data.saveCompany.company).toMatchObject({ id, revision: 1 })
    expect((await correct(0, 'Harrow & Co')).data.saveCompany.company).toMatchObject({ id, revision: 1 })
    expect(codeOf(await correct(0, 'Harrow'))).toBe('CONFLICT')
    expect(codeOf(await saveCompany({ companyId: 7777 }))).toBe('NOT_FOUND')
    expect(problemOf(await saveCompany({}, { name: '' }))).toEqual({ code: 'BAD_INPUT', field: 'name' })
    const { data } = await test.ask(
      'manager',
      '{ staffCompanies(filter: { name: "harrow", stateCode: VIC }) { total results { id name } } }',
    )
    expect(data.staffCompanies).toEqual({ total: 1, results: [{ id, name: 'Harrow & Co' }] })
  })
  expect(actions.map(({ kind }) => kind)).toEqual(['createCompany', 'changeCompany'])
})

it('many offices are found by their indexes', async () => {
  await test.database.exec(`insert into office (id, company_id, uri, name, location_id, street_address, brand_colour)
    select 1000 + n, 1, 'many-' || n, 'Many ' || n, 1, '1 Many Street', '#112233' from generate_series(1, 20000) as n; analyze office`)
  const plan = async (text: string) =>
    (await test.database.query<{ 'QUERY PLAN': string }>(`explain ${text}`)).map((row) => row['QUERY PLAN']).join('\n')
  expect(
    await plan(
      `select id from office where lower(name) collate "C" >= 'many 77' and lower(name) collate "C" < 'many 77~'`,
    ),
  ).toContain('office_by_name')
  expect(await plan(`select id from office order by lower(name) collate "C", id offset 50 limit 50`)).toContain(
    'office_by_name',
  )
  expect(await found({ name: 'many 7777' })).toEqual(all('Many 7777'))
  expect((await found({ name: 'many' })).total).toBe(10_001)
})
