import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, BRUNO, STELLA, TOM } from '#tests/support/agents-under-test.ts'
import { type PastSalesUnderTest, pastSalesUnderTest } from '#tests/support/past-sales-under-test.ts'

let portal: PastSalesUnderTest
beforeAll(async () => {
  portal = await pastSalesUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

describe('all that an agent sold', () => {
  it('is what the portal has on record and what was entered, the latest first, five at a time', async () => {
    const before = await portal.listed(null)
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
    await portal.decide(STELLA, await portal.added())
    const after = await portal.listed(null)
    expect(after.total).toBe(before.total + 1)
    expect(after.results.at(-1)).toMatchObject({ source: 'agent', completedOn: '2016-05-14' })
    const days = after.results.map((each: { completedOn: string }) => each.completedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await portal.listed(null, '')).paging).toEqual({ skip: 0, take: 5 })
    expect((await portal.listed(null, '?skip=1&take=1')).results).toEqual([after.results[1]])
  })

  it('with the number of the caller tells the agent what waits, and nobody else', async () => {
    await portal.added()
    const statuses = async (memberId: number) =>
      (await portal.listed(memberId, `?take=100&currentUserId=${memberId}`)).results.map(
        (each: { status: string }) => each.status,
      )
    expect(await statuses(ALICE)).toContain('available')
    expect(await statuses(STELLA)).toContain('available')
    expect(await statuses(BRUNO)).not.toContain('available')
    expect((await portal.rest(BRUNO, 'GET', `/${TOM}/transactions?currentUserId=${ALICE}`)).status).toBe(403)
    expect((await portal.rest(null, 'GET', `/${TOM}/transactions?currentUserId=${ALICE}`)).status).toBe(401)
  })
})
