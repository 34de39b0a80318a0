import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, BRUNO, STELLA, TOM } from '#tests/support/agents-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import { type PastSalesUnderTest, pastSalesUnderTest } from '#tests/support/past-sales-under-test.ts'

let portal: PastSalesUnderTest
beforeAll(async () => {
  portal = await pastSalesUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

describe('a past sale', () => {
  it('waits for staff, seen by its agent and staff alone, and is on the profile once its proof was accepted', async () => {
    const { status, body } = await portal.add(ALICE)
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
    expect(await portal.shown()).toEqual({ total: 0, results: [] })
    expect((await portal.rest(BRUNO, 'GET', `/transaction/${id}`)).status).toBe(404)
    expect((await portal.rest(ALICE, 'GET', `/transaction/${id}`)).status).toBe(200)
    expect((await portal.decide(STELLA, id)).data.decidePastSale.pastSale.status).toBe('completed')
    expect(await portal.shown()).toEqual({
      total: 1,
      results: [
        { streetAddress: '14 Moor Street', suburb: { label: 'Fitzroy, VIC 3065' }, price: 1_120_000, check: null },
      ],
    })
    expect((await portal.rest(null, 'GET', `/transaction/${id}`)).body).toMatchObject({
      status: 'completed',
      check: null,
    })
    expect(await portal.audit()).toEqual([
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
    await portal.decide(STELLA, await portal.added({ completedOn: '2026-11-01' }))
    expect((await portal.shown()).total).toBe(1)
    expect(await figures()).toEqual(before)
  })

  it('is entered once under a key, however often it is pressed', async () => {
    const idempotencyKey = portal.newKey()
    const [first, second] = await Promise.all([
      portal.add(ALICE, { idempotencyKey }),
      portal.add(ALICE, { idempotencyKey }),
    ])
    expect(first.body).toEqual(second.body)
    expect((await portal.listed(ALICE, `?take=100&currentUserId=${ALICE}`)).total).toBe(
      (await portal.listed(null)).total + 1,
    )
  })

  it('that the portal has on record is refused, however the street is written, and one of another year is not', async () => {
    const onRecord = { streetAddress: '9 Napier St.', completedOn: '2026-11-01' }
    expect(await portal.add(ALICE, onRecord)).toMatchObject({
      status: 409,
      message: 'Homely has this sale on record already, so it’s on the profile without being entered.',
    })
    expect((await portal.add(ALICE, { ...onRecord, completedOn: '2012-11-01' })).status).toBe(200)
  })

  it('that was entered already is refused, unless that one was removed', async () => {
    const id = await portal.added()
    expect(await portal.add(ALICE, { streetAddress: '14 Moor St', completedOn: '2016-06-30' })).toMatchObject({
      status: 409,
      message: 'This sale has been entered already.',
    })
    expect((await portal.add(ALICE, { type: 'rental', price: 700, proofKind: 'tenancyAgreement' })).status).toBe(200)
    await portal.rest(ALICE, 'DELETE', `/transaction/${id}`)
    expect((await portal.add(ALICE)).status).toBe(200)
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
    expect(await portal.add(ALICE, change)).toMatchObject({ status: 400, field })
  })

  it('is entered by the agent who manages the profile and by staff, and by nobody else', async () => {
    expect((await portal.add(null)).status).toBe(401)
    expect((await portal.add(BRUNO)).status).toBe(403)
    expect((await portal.add(ALICE, {}, TOM + 1)).status).toBe(403)
    expect((await portal.add(ALICE, {}, 999_999)).status).toBe(404)
    expect((await portal.add(STELLA)).status).toBe(200)
  })

  it('no more than a hundred of one agent wait', async () => {
    await portal.database.exec(`insert into agent_transaction
      (agent_id, entered_by, idempotency_key, type, street_address, suburb_id, price, completed_on, property_type, proof_kind,
        proof_reference, entered_at, waits_since)
      select ${TOM}, ${ALICE}, 'key-of-a-many-sales-' || n, 'sale', n || ' Long Street', location.id, 500000, '2001-01-01', 'House',
        'contractOfSale', 'C ' || n || ' 1', now(), now()
      from generate_series(1, 100) as n, location where uri = 'fitzroy-vic-3065'`)
    expect((await portal.add(ALICE)).status).toBe(429)
  })
})

describe('a change of a past sale', () => {
  it('waits for staff again, also where it was on the profile; the same again changes nothing', async () => {
    const id = await portal.added()
    await portal.decide(STELLA, id)
    const change = { price: 1_200_000, baseVersion: 1 }
    const { body } = await portal.put(ALICE, id, change)
    expect(body).toMatchObject({ status: 'available', price: 1_200_000, check: { version: 2 } })
    expect((await portal.put(ALICE, id, change)).body).toEqual(body)
    expect(await portal.shown()).toEqual({ total: 0, results: [] })
  })

  it('from an old version is refused, and so is the decision of staff about one', async () => {
    const id = await portal.added()
    await portal.put(STELLA, id, { price: 1_150_000 })
    expect((await portal.put(ALICE, id, { price: 1_300_000 })).status).toBe(409)
    expect(portal.codeOf(await portal.decide(STELLA, id))).toBe('CONFLICT')
    expect((await portal.put(ALICE, id, { price: 1_300_000, baseVersion: 1 })).status).toBe(200)
  })

  it('of one that staff removed meanwhile says why', async () => {
    const id = await portal.added()
    await portal.decide(STELLA, id, { isAccepted: false, reason: 'The vendor names another agent.' })
    expect(await portal.put(ALICE, id, { price: 1_300_000 })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Our staff removed this past sale: The vendor names another agent.'),
    })
  })

  it('into one that is there already is refused', async () => {
    await portal.added()
    const id = await portal.added({ streetAddress: '16 Moor Street' })
    expect((await portal.put(ALICE, id)).status).toBe(409)
  })

  it('is made by the agent and by staff, and by nobody else', async () => {
    const id = await portal.added()
    expect((await portal.put(null, id)).status).toBe(401)
    expect((await portal.put(BRUNO, id)).status).toBe(404)
    await portal.decide(STELLA, id)
    expect((await portal.put(BRUNO, id)).status).toBe(403)
    expect((await portal.rest(BRUNO, 'DELETE', `/transaction/${id}`)).status).toBe(403)
  })
})

describe('removing a past sale', () => {
  it('takes it off the profile at once; the same again changes nothing', async () => {
    const id = await portal.added()
    await portal.decide(STELLA, id)
    const { body } = await portal.rest(ALICE, 'DELETE', `/transaction/${id}`)
    expect(body).toMatchObject({ status: 'removed', check: { reason: '', version: 2 } })
    expect((await portal.rest(ALICE, 'DELETE', `/transaction/${id}`)).body).toEqual(body)
    expect(await portal.shown()).toEqual({ total: 0, results: [] })
    expect((await portal.listed(ALICE, `?take=100&currentUserId=${ALICE}`)).total).toBe(
      (await portal.listed(null)).total,
    )
  })

  it('by staff needs a reason, which the agent reads', async () => {
    const id = await portal.added()
    expect(await portal.rest(STELLA, 'DELETE', `/transaction/${id}`)).toMatchObject({ status: 400, field: 'reason' })
    expect((await portal.rest(STELLA, 'DELETE', `/transaction/${id}?reason=Twice%20there`)).status).toBe(200)
    const { results } = await portal.listed(ALICE, `?take=100&currentUserId=${ALICE}`)
    expect(results.find((each: { id: number | null }) => each.id === id)).toMatchObject({
      status: 'removed',
      check: { reason: 'Twice there' },
    })
  })
})

describe('the decision of staff', () => {
  it('needs a reason to remove, is made once, and the same again changes nothing', async () => {
    const id = await portal.added()
    expect(portal.codeOf(await portal.decide(STELLA, id, { isAccepted: false, reason: ' ' }))).toBe('BAD_INPUT')
    await portal.decide(STELLA, id)
    expect((await portal.decide(STELLA, id)).data.decidePastSale.pastSale.status).toBe('completed')
    expect(portal.codeOf(await portal.decide(STELLA, id, { isAccepted: false, reason: 'No.', version: 1 }))).toBe(
      'CONFLICT',
    )
    expect(await portal.audit()).toHaveLength(1)
  })

  it('is in the log of staff, as is what else they do for an agent', async () => {
    const actions = await staffActionsDuring(portal.database, async () => {
      await portal.add(STELLA)
      const id = await portal.added({ streetAddress: '16 Moor Street' })
      await portal.decide(STELLA, id)
      await portal.rest(STELLA, 'DELETE', `/transaction/${id}?reason=Twice%20there`)
    })
    const stella = { staff: STELLA, thing: `agent ${TOM}` }
    expect(actions).toEqual([
      { ...stella, kind: 'addPastSale', reason: '' },
      { ...stella, kind: 'acceptPastSale', reason: '' },
      { ...stella, kind: 'removePastSale', reason: 'Twice there' },
    ])
  })

  it('is for staff who may change agents alone', async () => {
    const id = await portal.added()
    expect(portal.codeOf(await portal.decide(null, id))).toBe('UNAUTHENTICATED')
    expect(portal.codeOf(await portal.decide(ALICE, id))).toBe('FORBIDDEN')
  })

  it('is checked by nobody for their own profile', async () => {
    const id = await portal.added()
    await portal.database.exec(`update member set type = 1, agent_id = null where agent_id = ${TOM};
      update member set type = 2, agent_id = ${TOM} where id = ${STELLA}`)
    expect(portal.codeOf(await portal.decide(STELLA, id))).toBe('FORBIDDEN')
    expect(await portal.shown()).toEqual({ total: 0, results: [] })
  })

  it('finds what waits, the oldest first', async () => {
    const first = await portal.added()
    const second = await portal.added({ streetAddress: '16 Moor Street' })
    const QUERY = '{ pastSalesToCheck { total results { id agent { username } check { proofReference } } } }'
    const { pastSalesToCheck } = (await portal.ask(STELLA, QUERY)).data
    expect(pastSalesToCheck).toMatchObject({ total: 2, results: [{ id: first }, { id: second }] })
    await portal.decide(STELLA, first)
    expect((await portal.ask(STELLA, QUERY)).data.pastSalesToCheck.results).toMatchObject([{ id: second }])
  })
})
