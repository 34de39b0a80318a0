import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshAllAgents } from '#server/modules/agents/refresh-agents.ts'
import { replaceSearchRows } from '#server/modules/search/refresh-listing-search.queries.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import {
  everyClaim,
  type StaffListingsUnderTest,
  staffListingsUnderTest,
} from '#tests/support/staff-listings-under-test.ts'

const MANAGING = 'listings_permission CanManageAny'
const REASON = 'They are one agency now.'
const ACT = `mutation ($input: ActOnOfficeInput!) { actOnOffice(input: $input) { office { standing mergedIntoId revision } } }`
const ACT_ON_AGENT = `mutation ($input: ActOnOfficeAgentInput!) {
  actOnOfficeAgent(input: $input) { office { people { id isPrincipal } } } }`
const MERGE_COMPANY = `mutation ($input: MergeCompanyInput!) { mergeCompany(input: $input) { company { mergedIntoId } } }`
const [FITZROY, MALENY] = [1, 2]
const [MIA, TOM, EVA] = [1, 2, 3]

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest()
  await test.database.exec(`create table kept_listing as select id, office_id from listing;
    create table kept_agent as select id, office_id from agent;
    insert into company (id, name, state_code) values (2, 'Harrow', 'QLD')`)
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec(`
    update office set merged_into_id = null, closed_at = null, revision = 0, company_id = 1;
    update company set merged_into_id = null, revision = 0;
    update agent set office_id = kept.office_id, is_principal = false, left_on = null from kept_agent as kept where kept.id = agent.id;
    update listing set office_id = kept.office_id, modified_at = modified_at + interval '1 second'
    from kept_listing as kept where kept.id = listing.id`)
  await replaceSearchRows(test.database, null)
  await refreshAllAgents(test.database, SMALL_WORLD_NOW)
  test.passDays(1)
})

type Answer = Awaited<ReturnType<StaffListingsUnderTest['ask']>>
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'
const act = (input: object, who = 'manager') =>
  test.ask(who, ACT, { input: { officeId: FITZROY, revision: 0, reason: REASON, ...input } })
const actOnAgent = (input: object, who = 'manager') =>
  test.ask(who, ACT_ON_AGENT, { input: { agentId: TOM, officeId: FITZROY, reason: REASON, ...input } })
const mergeCompany = (input: object = {}, who = 'manager') =>
  test.ask(who, MERGE_COMPANY, { input: { companyId: 2, intoId: 1, revision: 0, reason: REASON, ...input } })
const merge = (input: object = {}) => act({ act: 'merge', intoId: MALENY, ...input })
const outcomes = async (...answers: Promise<Answer>[]) => (await Promise.all(answers)).map(codeOf)
const belongings = async (id: number) =>
  (await test.ask('manager', `{ staffOffice(id: ${id}) { belongings { listings onMarket agents } } }`)).data.staffOffice
    .belongings
const offices = async () =>
  (await test.ask(null, '{ offices { results { office { uri } } } }')).data.offices.results.map(
    ({ office }: { office: { uri: string } }) => office.uri,
  )

it('is for whoever has the claim and logged in recently, and for nobody with any other', async () => {
  const asked: Record<string, (who: string) => Promise<Answer>> = {
    act: (who) => act({ act: 'open' }, who),
    agent: (who) => actOnAgent({ act: 'dismiss' }, who),
    company: (who) => mergeCompany({}, who),
  }
  for (const [name, ask] of Object.entries(asked)) {
    for (const claim of everyClaim)
      expect([name, claim, codeOf(await ask(claim))]).toEqual([name, claim, claim === MANAGING ? 'done' : 'FORBIDDEN'])
    expect([codeOf(await ask('')), codeOf(await ask('mia')), codeOf(await ask('early'))]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'SIGN_IN_AGAIN',
    ])
  }
})

describe('an office that is merged', () => {
  it('hands its listings, agents and lists over, once, and its address leads to the other one', async () => {
    await test.database.exec('delete from domain_event')
    const [first, second] = [await belongings(FITZROY), await belongings(MALENY)]
    const actions = await staffActionsDuring(test.database, async () => {
      expect((await merge()).data.actOnOffice.office).toEqual({ standing: 'merged', mergedIntoId: MALENY, revision: 1 })
      expect((await merge()).data.actOnOffice.office.revision).toBe(1)
    })
    expect(actions.map(({ kind, thing, reason }) => [kind, thing, reason])).toEqual([
      ['mergeOffice', 'office 1', REASON],
      ['mergeOffice', 'office 2', REASON],
    ])
    expect(await belongings(MALENY)).toEqual({
      listings: first.listings + second.listings,
      onMarket: first.onMarket + second.onMarket,
      agents: first.agents + second.agents,
    })
    expect(first.listings).toBeGreaterThan(0)
    expect(await offices()).toEqual(['nelson-maleny'])
    const shown = `{ office(uri: "nelson-fitzroy") { uri agents { id } } listing(id: 1) { office { uri } }
      listingSearch(searchParams: { searchMode: buy, context: office, locationSearchContext: { officeUri: "nelson-maleny" } }) { total: results { id } } }`
    const { data } = await test.ask(null, shown)
    expect(data.office.uri).toBe('nelson-maleny')
    expect(data.office.agents.map(({ id }: { id: number }) => id).toSorted()).toEqual([MIA, TOM, EVA])
    expect(data.listing.office.uri).toBe('nelson-maleny')
    const events = await test.database.query(
      `select count(*) as count from domain_event where kind = 'listing.contentChanged'`,
    )
    expect(events).toEqual([{ count: first.listings }])
  })

  it('is not itself, nor merged into what is merged or closed, so that there is no circle', async () => {
    expect(await outcomes(merge({ intoId: FITZROY }), merge({ intoId: 7777 }), merge({ intoId: null }))).toEqual([
      'BAD_INPUT',
      'BAD_INPUT',
      'BAD_INPUT',
    ])
    expect(codeOf(await merge({ officeId: 7777 }))).toBe('NOT_FOUND')
    expect(codeOf(await merge({ revision: 3 }))).toBe('CONFLICT')
    expect(codeOf(await merge())).toBe('done')
    expect(codeOf(await merge({ officeId: MALENY, intoId: FITZROY }))).toBe('CONFLICT')
    expect(await outcomes(act({ act: 'close', revision: 1 }), act({ act: 'open', revision: 1 }))).toEqual([
      'CONFLICT',
      'CONFLICT',
    ])
    await test.database.exec('update office set merged_into_id = null, closed_at = now()')
    expect(codeOf(await merge({ revision: 1 }))).toBe('CONFLICT')
  })

  it('of two that are merged into each other at once is one', async () => {
    const both = await outcomes(merge(), merge({ officeId: MALENY, intoId: FITZROY }))
    expect(both.toSorted()).toEqual(['CONFLICT', 'done'])
  })
})

describe('an office that is closed', () => {
  it('has no homes on the market and no agents', async () => {
    const closed = await act({ act: 'close' })
    expect([codeOf(closed), closed.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      expect.stringMatching(/^It still has \d+ homes on the market, 2 agents and 0 feed keys/),
    ])
  })

  it('is on no list until it is opened again, and its page stays', async () => {
    await test.database.exec(`update agent set office_id = 2; update listing set office_id = 2 where office_id = 1`)
    await replaceSearchRows(test.database, null)
    await refreshAllAgents(test.database, SMALL_WORLD_NOW)
    const actions = await staffActionsDuring(test.database, async () => {
      expect((await act({ act: 'close' })).data.actOnOffice.office).toMatchObject({ standing: 'closed', revision: 1 })
      expect((await act({ act: 'close' })).data.actOnOffice.office.revision).toBe(1)
      expect(await offices()).toEqual(['nelson-maleny'])
      expect((await test.ask(null, '{ office(uri: "nelson-fitzroy") { isClosed } }')).data.office).toEqual({
        isClosed: true,
      })
      expect(codeOf(await actOnAgent({ officeId: MALENY, act: 'move', toId: FITZROY }))).toBe('CONFLICT')
      expect(codeOf(await act({ act: 'open' }))).toBe('CONFLICT')
      expect(codeOf(await act({ act: 'open', revision: 1 }))).toBe('done')
    })
    expect(actions.map(({ kind }) => kind)).toEqual(['closeOffice', 'openOffice'])
    expect((await offices()).toSorted()).toEqual(['nelson-fitzroy', 'nelson-maleny'])
  })
})

describe('the agents of an office', () => {
  it('become principals and none again, once each', async () => {
    const actions = await staffActionsDuring(test.database, async () => {
      const appointed = (await actOnAgent({ act: 'appoint' })).data.actOnOfficeAgent.office.people
      expect(appointed).toContainEqual({ id: TOM, isPrincipal: true })
      await actOnAgent({ act: 'appoint' })
      const dismissed = (await actOnAgent({ act: 'dismiss' })).data.actOnOfficeAgent.office.people
      expect(dismissed).toContainEqual({ id: TOM, isPrincipal: false })
    })
    expect(actions.map(({ kind, thing }) => [kind, thing])).toEqual([
      ['appointPrincipal', 'office 1'],
      ['dismissPrincipal', 'office 1'],
    ])
  })

  it('move to another office, where they are no principals, once', async () => {
    await actOnAgent({ act: 'appoint' })
    const actions = await staffActionsDuring(test.database, async () => {
      const moved = await actOnAgent({ act: 'move', toId: MALENY })
      expect(moved.data.actOnOfficeAgent.office.people).toEqual([{ id: MIA, isPrincipal: false }])
      expect(codeOf(await actOnAgent({ act: 'move', toId: MALENY }))).toBe('done')
    })
    expect(actions.map(({ kind, thing }) => [kind, thing])).toEqual([
      ['moveAgent', 'office 1'],
      ['moveAgent', 'office 2'],
    ])
    const { data } = await test.ask(null, '{ offices { results { agentCount office { uri } } } }')
    expect(data.offices.results).toContainEqual({ agentCount: 2, office: { uri: 'nelson-maleny' } })
    expect(await outcomes(actOnAgent({ act: 'appoint' }), actOnAgent({ act: 'move', toId: 7777 }))).toEqual([
      'CONFLICT',
      'BAD_INPUT',
    ])
  })

  it('are never the staff themselves: a principal reads the enquiries of the office', async () => {
    const acts = [{ act: 'appoint' }, { act: 'dismiss' }, { act: 'move', toId: MALENY }]
    const asked = acts.map((each) => actOnAgent({ ...each, agentId: EVA }, 'evaManager'))
    expect(await outcomes(...asked)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
    expect(await outcomes(actOnAgent({ act: 'appoint' }, 'evaManager'))).toEqual(['done'])
  })

  it('are left alone where they are not there, left, or are with another office', async () => {
    await test.database.exec(`update agent set left_on = '2026-01-01' where id = ${MIA}`)
    expect(
      await outcomes(
        actOnAgent({ act: 'appoint', agentId: 7777 }),
        actOnAgent({ act: 'appoint', agentId: MIA }),
        actOnAgent({ act: 'move', agentId: EVA, toId: MALENY }),
        actOnAgent({ act: 'move', toId: FITZROY }),
      ),
    ).toEqual(['NOT_FOUND', 'CONFLICT', 'done', 'BAD_INPUT'])
  })
})

it('a company hands its offices to the one that it is merged into, once', async () => {
  await test.database.exec('update office set company_id = 2 where id = 1')
  const actions = await staffActionsDuring(test.database, async () => {
    expect((await mergeCompany()).data.mergeCompany.company).toEqual({ mergedIntoId: 1 })
    expect(codeOf(await mergeCompany())).toBe('done')
  })
  expect(actions.map(({ kind, thing }) => [kind, thing])).toEqual([
    ['mergeCompany', 'company 2'],
    ['mergeCompany', 'company 1'],
  ])
  expect(await test.database.query('select id from office where company_id = 1 order by id')).toEqual([
    { id: 1 },
    { id: 2 },
  ])
  expect(
    await outcomes(
      mergeCompany({ companyId: 1, intoId: 2 }),
      mergeCompany({ intoId: 2 }),
      mergeCompany({ companyId: 7777 }),
      mergeCompany({ companyId: 1, intoId: 7777 }),
    ),
  ).toEqual(['CONFLICT', 'BAD_INPUT', 'NOT_FOUND', 'BAD_INPUT'])
})
