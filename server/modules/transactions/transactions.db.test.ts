import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AgentsUnderTest, agentsUnderTest, ALICE, BRUNO, STELLA, TOM } from '#tests/support/agents-under-test.ts'

let portal: AgentsUnderTest
beforeAll(async () => {
  portal = await agentsUnderTest()
  await portal.database.exec(
    `insert into listing_agent (listing_id, agent_id, position) values (4, ${TOM}, 0) on conflict do nothing`,
  )
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.exec('delete from agent_transaction')
  await portal.forget()
  await portal.database.exec(`update member set type = 2, agent_id = ${TOM} where id = ${ALICE}`)
})

const sale = {
  type: 'sale',
  streetAddress: '14 Moor Street',
  suburbUri: 'fitzroy-vic-3065',
  price: 1_120_000,
  completedOn: '2016-05-14',
  propertyType: 'Terrace',
  bedrooms: 3,
  proofKind: 'settlementNotice',
  proofReference: 'PEXA 20160514',
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(memberId: number | null, method: Method, path: string, payload?: object) {
  const headers = { 'x-member': String(memberId ?? 0) }
  const response = await portal.app.inject({ method, url: `/api/agent${path}`, headers, ...(payload && { payload }) })
  const body = response.json()
  return { status: response.statusCode, body, message: body.errors?.[0]?.message, field: body.errors?.[0]?.field }
}

let keys = 0
const newKey = () => `key-of-a-past-sale-${(keys += 1)}`
const add = (memberId: number | null, change: object = {}, agentId = TOM) =>
  call(memberId, 'POST', `/${agentId}/transactions`, { ...sale, idempotencyKey: newKey(), ...change })
const put = (memberId: number | null, id: number, change: object = {}) =>
  call(memberId, 'PUT', `/transaction/${id}`, { ...sale, baseVersion: 0, ...change })
const listed = async (memberId: number | null, query = '?take=100') =>
  (await call(memberId, 'GET', `/${TOM}/transactions${query}`)).body
const added = async (change: object = {}): Promise<number> => (await add(ALICE, change)).body.id
const DECIDE = `mutation Decide($id: Int!, $version: Int!, $isAccepted: Boolean!, $reason: String!) {
  decidePastSale(id: $id, version: $version, isAccepted: $isAccepted, reason: $reason) { pastSale { status check { reason version } } } }`
const decide = (memberId: number | null, id: number, decision: object = {}) =>
  portal.ask(memberId, DECIDE, { id, version: 0, isAccepted: true, reason: '', ...decision })
const codeOf = ({ errors }: Awaited<ReturnType<typeof decide>>) => errors?.[0]?.extensions.code
const PUBLIC = `{ pastSales(username: "tom-ryan") { total results { streetAddress suburb { label } price check { version } } } }`
const shown = async () => (await portal.ask(null, PUBLIC)).data.pastSales
const audit = () => portal.database.query('select agent_id, member_id, action, details from agent_audit order by id')

describe('a past sale', () => {
  it('waits for staff, seen by its agent and staff alone, and is on the profile once its proof was accepted', async () => {
    const { status, body } = await add(ALICE)
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        agentId: TOM,
        source: 'agent',
        listingId: null,
        status: 'available',
        type: 'sale',
        streetAddress: '14 Moor Street',
        suburbUri: 'fitzroy-vic-3065',
        suburbLabel: 'Fitzroy, VIC 3065',
        price: 1_120_000,
        completedOn: '2016-05-14',
        propertyType: 'Terrace',
        bedrooms: 3,
        check: { proofKind: 'settlementNotice', proofReference: 'PEXA 20160514', reason: '', version: 0 },
      },
    ])
    const { id } = body
    expect(await shown()).toEqual({ total: 0, results: [] })
    expect((await call(BRUNO, 'GET', `/transaction/${id}`)).status).toBe(404)
    expect((await call(ALICE, 'GET', `/transaction/${id}`)).status).toBe(200)
    expect((await decide(STELLA, id)).data.decidePastSale.pastSale.status).toBe('completed')
    expect(await shown()).toEqual({
      total: 1,
      results: [
        { streetAddress: '14 Moor Street', suburb: { label: 'Fitzroy, VIC 3065' }, price: 1_120_000, check: null },
      ],
    })
    expect((await call(null, 'GET', `/transaction/${id}`)).body).toMatchObject({ status: 'completed', check: null })
    expect(await audit()).toEqual([
      {
        agent_id: TOM,
        member_id: STELLA,
        action: 'transactionCompleted',
        details: {
          transactionId: id,
          statusBefore: 'available',
          reason: '',
          proof: { kind: 'settlementNotice', reference: 'PEXA 20160514' },
        },
      },
    ])
  })

  it('counts in no figure of the agent', async () => {
    const figures = async () =>
      (await portal.ask(null, '{ profile(username: "tom-ryan") { agent { performance { soldCount leasedCount } } } }'))
        .data
    const before = await figures()
    await decide(STELLA, await added({ completedOn: '2026-11-01' }))
    expect((await shown()).total).toBe(1)
    expect(await figures()).toEqual(before)
  })

  it('is entered once under a key, however often it is pressed', async () => {
    const idempotencyKey = newKey()
    const [first, second] = await Promise.all([add(ALICE, { idempotencyKey }), add(ALICE, { idempotencyKey })])
    expect(first.body).toEqual(second.body)
    expect((await listed(ALICE, `?take=100&currentUserId=${ALICE}`)).total).toBe((await listed(null)).total + 1)
  })

  it('that the portal has on record is refused, however the street is written, and one of another year is not', async () => {
    const onRecord = { streetAddress: '9 Napier St.', completedOn: '2026-11-01' }
    expect(await add(ALICE, onRecord)).toMatchObject({
      status: 409,
      message: 'Homely has this sale on record already, so it’s on the profile without being entered.',
    })
    expect((await add(ALICE, { ...onRecord, completedOn: '2012-11-01' })).status).toBe(200)
  })

  it('that was entered already is refused, unless that one was removed', async () => {
    const id = await added()
    expect(await add(ALICE, { streetAddress: '14 Moor St', completedOn: '2016-06-30' })).toMatchObject({
      status: 409,
      message: 'This sale has been entered already.',
    })
    expect((await add(ALICE, { type: 'rental', price: 700, proofKind: 'tenancyAgreement' })).status).toBe(200)
    await call(ALICE, 'DELETE', `/transaction/${id}`)
    expect((await add(ALICE)).status).toBe(200)
  })

  it.each([
    [{ completedOn: '2027-01-01' }, 'completedOn'],
    [{ suburbUri: 'atlantis-vic-9999' }, 'suburbUri'],
    [{ suburbUri: 'inner-melbourne-vic' }, 'suburbUri'],
    [{ proofKind: 'tenancyAgreement' }, 'proofKind'],
    [{ proofReference: '  1 ' }, 'proofReference'],
    [{ price: 999 }, 'price'],
    [{ price: 'a million' }, 'price'],
  ])('with %j names the field', async (change, field) => {
    expect(await add(ALICE, change)).toMatchObject({ status: 400, field })
  })

  it('is entered by the agent who manages the profile and by staff, and by nobody else', async () => {
    expect((await add(null)).status).toBe(401)
    expect((await add(BRUNO)).status).toBe(403)
    expect((await add(ALICE, {}, TOM + 1)).status).toBe(403)
    expect((await add(ALICE, {}, 999_999)).status).toBe(404)
    expect((await add(STELLA)).status).toBe(200)
  })

  it('no more than a hundred of one agent wait', async () => {
    await portal.database.exec(`insert into agent_transaction
      (agent_id, entered_by, idempotency_key, type, street_address, suburb_id, price, completed_on, property_type, proof_kind,
        proof_reference, entered_at, waits_since)
      select ${TOM}, ${ALICE}, 'key-of-a-many-sales-' || n, 'sale', n || ' Long Street', location.id, 500000, '2001-01-01', 'House',
        'contractOfSale', 'C ' || n || ' 1', now(), now()
      from generate_series(1, 100) as n, location where uri = 'fitzroy-vic-3065'`)
    expect((await add(ALICE)).status).toBe(429)
  })
})

describe('a change of a past sale', () => {
  it('waits for staff again, also where it was on the profile; the same again changes nothing', async () => {
    const id = await added()
    await decide(STELLA, id)
    const change = { price: 1_200_000, baseVersion: 1 }
    const { body } = await put(ALICE, id, change)
    expect(body).toMatchObject({ status: 'available', price: 1_200_000, check: { version: 2 } })
    expect((await put(ALICE, id, change)).body).toEqual(body)
    expect(await shown()).toEqual({ total: 0, results: [] })
  })

  it('from an old version is refused, and so is the decision of staff about one', async () => {
    const id = await added()
    await put(STELLA, id, { price: 1_150_000 })
    expect((await put(ALICE, id, { price: 1_300_000 })).status).toBe(409)
    expect(codeOf(await decide(STELLA, id))).toBe('CONFLICT')
    expect((await put(ALICE, id, { price: 1_300_000, baseVersion: 1 })).status).toBe(200)
  })

  it('of one that staff removed meanwhile says why', async () => {
    const id = await added()
    await decide(STELLA, id, { isAccepted: false, reason: 'The vendor names another agent.' })
    expect(await put(ALICE, id, { price: 1_300_000 })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Our staff removed this past sale: The vendor names another agent.'),
    })
  })

  it('into one that is there already is refused', async () => {
    await added()
    const id = await added({ streetAddress: '16 Moor Street' })
    expect((await put(ALICE, id)).status).toBe(409)
  })

  it('is made by the agent and by staff, and by nobody else', async () => {
    const id = await added()
    expect((await put(null, id)).status).toBe(401)
    expect((await put(BRUNO, id)).status).toBe(404)
    await decide(STELLA, id)
    expect((await put(BRUNO, id)).status).toBe(403)
    expect((await call(BRUNO, 'DELETE', `/transaction/${id}`)).status).toBe(403)
  })
})

describe('removing a past sale', () => {
  it('takes it off the profile at once; the same again changes nothing', async () => {
    const id = await added()
    await decide(STELLA, id)
    const { body } = await call(ALICE, 'DELETE', `/transaction/${id}`)
    expect(body).toMatchObject({ status: 'removed', check: { reason: '', version: 2 } })
    expect((await call(ALICE, 'DELETE', `/transaction/${id}`)).body).toEqual(body)
    expect(await shown()).toEqual({ total: 0, results: [] })
    expect((await listed(ALICE, `?take=100&currentUserId=${ALICE}`)).total).toBe((await listed(null)).total)
  })

  it('by staff needs a reason, which the agent reads', async () => {
    const id = await added()
    expect(await call(STELLA, 'DELETE', `/transaction/${id}`)).toMatchObject({ status: 400, field: 'reason' })
    expect((await call(STELLA, 'DELETE', `/transaction/${id}?reason=Twice%20there`)).status).toBe(200)
    const { results } = await listed(ALICE, `?take=100&currentUserId=${ALICE}`)
    expect(results.find((each: { id: number | null }) => each.id === id)).toMatchObject({
      status: 'removed',
      check: { reason: 'Twice there' },
    })
  })
})

describe('the decision of staff', () => {
  it('needs a reason to remove, is made once, and the same again changes nothing', async () => {
    const id = await added()
    expect(codeOf(await decide(STELLA, id, { isAccepted: false, reason: ' ' }))).toBe('BAD_INPUT')
    await decide(STELLA, id)
    expect((await decide(STELLA, id)).data.decidePastSale.pastSale.status).toBe('completed')
    expect(codeOf(await decide(STELLA, id, { isAccepted: false, reason: 'No.', version: 1 }))).toBe('CONFLICT')
    expect(await audit()).toHaveLength(1)
  })

  it('is for staff who may change agents alone', async () => {
    const id = await added()
    expect(codeOf(await decide(null, id))).toBe('UNAUTHENTICATED')
    expect(codeOf(await decide(ALICE, id))).toBe('FORBIDDEN')
  })

  it('finds what waits, the oldest first', async () => {
    const first = await added()
    const second = await added({ streetAddress: '16 Moor Street' })
    const QUERY = '{ pastSalesToCheck { total results { id agent { username } check { proofReference } } } }'
    const { pastSalesToCheck } = (await portal.ask(STELLA, QUERY)).data
    expect(pastSalesToCheck).toMatchObject({ total: 2, results: [{ id: first }, { id: second }] })
    await decide(STELLA, first)
    expect((await portal.ask(STELLA, QUERY)).data.pastSalesToCheck.results).toMatchObject([{ id: second }])
  })
})

describe('all that an agent sold', () => {
  it('is what the portal has on record and what was entered, the latest first, five at a time', async () => {
    const before = await listed(null)
    expect(before.results.length).toBeGreaterThan(0)
    expect(new Set(before.results.map((each: { source: string }) => each.source))).toEqual(new Set(['portal']))
    const napier = before.results.find((each: { listingId: number }) => each.listingId === 4)
    // Its price is withheld.
    expect(napier).toMatchObject({
      id: null,
      status: 'completed',
      streetAddress: '9 Napier Street',
      price: null,
      check: null,
    })
    await decide(STELLA, await added())
    const after = await listed(null)
    expect(after.total).toBe(before.total + 1)
    expect(after.results.at(-1)).toMatchObject({ source: 'agent', completedOn: '2016-05-14' })
    const days = after.results.map((each: { completedOn: string }) => each.completedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await listed(null, '')).paging).toEqual({ skip: 0, take: 5 })
    expect((await listed(null, '?skip=1&take=1')).results).toEqual([after.results[1]])
  })

  it('with the number of the caller tells the agent what waits, and nobody else', async () => {
    await added()
    const statuses = async (memberId: number) =>
      (await listed(memberId, `?take=100&currentUserId=${memberId}`)).results.map(
        (each: { status: string }) => each.status,
      )
    expect(await statuses(ALICE)).toContain('available')
    expect(await statuses(STELLA)).toContain('available')
    expect(await statuses(BRUNO)).not.toContain('available')
    expect((await call(BRUNO, 'GET', `/${TOM}/transactions?currentUserId=${ALICE}`)).status).toBe(403)
    expect((await call(null, 'GET', `/${TOM}/transactions?currentUserId=${ALICE}`)).status).toBe(401)
  })
})
