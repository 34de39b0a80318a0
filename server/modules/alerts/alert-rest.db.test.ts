import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'
import { restContractCheck } from '#tests/support/rest-contract.ts'
import { alertStopTokens } from './alert-email-stop.ts'

let portal: AlertsUnderTest
let id = 0
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  const ADD = 'mutation Add($input: AddAlertInput!) { addAlert(input: $input) { alert { id } } }'
  const filter = { searchMode: 'buy', locations: ['fitzroy-vic-3065'] }
  const { data } = await portal.ask(ALICE, ADD, { input: { name: 'Fitzroy', filter, idempotencyKey: 'key-of-tests' } })
  id = Number(data.addAlert.alert.id)
  await portal.database.query(
    `insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at)
     values ($1, 1, 'listed', 'One', 1, '2026-11-19T00:00:00Z'), ($1, 2, 'relisted', 'Two', 2, '2026-11-20T00:00:00Z')`,
    [id],
  )
})

const contracts = { rest: restContractCheck('rest'), api: restContractCheck('legacy') }

type Ask = { method?: 'GET' | 'POST' | 'DELETE'; member?: number; isStaff?: boolean; body?: object }

/** Asks and holds the answer to the contract. */
async function ask(operation: string, url: string, { method = 'GET', member, isStaff, body }: Ask = {}) {
  const headers = { 'x-member': String(member ?? 0), ...(isStaff === true ? { 'x-staff': 'yes' } : {}) }
  const response = await portal.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
  const contract = url.startsWith('/rest/') ? contracts.rest : contracts.api
  const answer = { status: response.statusCode, headers: response.headers, body: response.body }
  expect(contract.violations(operation, answer)).toEqual([])
  expect(response.headers['cache-control']).toBe('no-store')
  return { status: response.statusCode, json: response.json() }
}

describe('alerts over REST', () => {
  it('are for their member', async () => {
    const { status, json } = await ask('getAlert', `/rest/alert/${id}`, { member: ALICE })
    expect([status, json]).toEqual([
      200,
      {
        id,
        name: 'Fitzroy',
        description: 'Homes for sale in Fitzroy, VIC 3065 and surrounding suburbs.',
        searchMode: 'buy',
        frequency: 'immediately',
        isByEmail: true,
        isByPush: false,
        isPaused: false,
        isPartlyInRange: true,
        createdAt: '2026-11-20T13:00:00+11:00',
        unseenListingIds: [2, 1],
        unseenListingCount: 2,
        cardInfo: { mode: 'Buy', place: 'Fitzroy, VIC 3065', price: null, features: ['Surrounding suburbs'] },
        links: { search: '/for-sale/fitzroy-vic-3065/real-estate', alert: `/alerts/${id}`, edit: `/alerts/${id}/edit` },
      },
    ])
  })

  it.each([
    ['getAlert', 'GET', (number: number) => `/rest/alert/${number}`],
    ['clearAlertListings', 'DELETE', (number: number) => `/rest/alert/${number}/listings`],
    ['getAlertListings', 'GET', (number: number) => `/rest/alerts/${number}/listings`],
  ] as const)('%s is 401 for nobody and 404 for another member', async (operation, method, urlOf) => {
    expect((await ask(operation, urlOf(id), { method })).status).toBe(401)
    expect((await ask(operation, urlOf(id), { method, member: BRUNO, isStaff: true })).status).toBe(404)
    expect((await ask(operation, urlOf(2_147_483_647), { method, member: ALICE })).status).toBe(404)
    expect((await ask(operation, urlOf(0), { method, member: ALICE })).status).toBe(400)
  })

  it('of a member are for that member and for staff', async () => {
    const url = '/rest/alerts/alice-lee'
    for (const asker of [{ member: ALICE }, { member: BRUNO, isStaff: true }]) {
      const { json } = await ask('getAlerts', url, asker)
      expect(json).toMatchObject({ unseenListingCount: 2, results: [{ id }] })
    }
    expect((await ask('getAlerts', url)).status).toBe(401)
    expect((await ask('getAlerts', url, { member: BRUNO })).status).toBe(404)
    expect((await ask('getAlerts', '/rest/alerts/nobody', { member: ALICE })).status).toBe(404)
  })

  it('tell what they found, page by page, until that is cleared', async () => {
    const url = `/rest/alerts/${id}/listings`
    const first = await ask('getAlertListings', `${url}?take=1`, { member: ALICE })
    expect(first.json).toEqual({
      alertId: id,
      total: 2,
      paging: { skip: 0, take: 1 },
      results: [
        { listingId: 2, kind: 'relisted', reason: 'Two', isSeen: false, matchedAt: '2026-11-20T11:00:00+11:00' },
      ],
    })
    const cleared = await ask('clearAlertListings', `/rest/alert/${id}/listings`, { method: 'DELETE', member: ALICE })
    expect(cleared.json).toMatchObject({ unseenListingCount: 0, unseenListingIds: [] })
    const after = await ask('getAlertListings', url, { member: ALICE })
    expect(after.json.results.map(({ isSeen }: { isSeen: boolean }) => isSeen)).toEqual([true, true])
  })
})

describe('the legacy calls', () => {
  it('name the unseen homes of the caller by alert', async () => {
    const url = '/api/user/alerts/listings'
    expect((await ask('getUserAlertListings', url, { member: ALICE })).json).toEqual({
      results: [{ alertId: id, listingIds: [2, 1] }],
    })
    expect((await ask('getUserAlertListings', url, { member: BRUNO })).json).toEqual({ results: [] })
    expect((await ask('getUserAlertListings', url)).status).toBe(401)
  })

  const isByEmail = async () =>
    (await portal.database.query<{ is_by_email: boolean }>('select is_by_email from alert'))[0]?.is_by_email

  it('stop the emails of an alert for whoever holds its link', async () => {
    const token = await alertStopTokens(portal.database).of([id])
    const url = '/api/alerts/unsubscribe'
    const stop = (body: object) => ask('unsubscribeFromAlerts', url, { method: 'POST', body })
    expect((await stop({ token: `${token}x` })).status).toBe(400)
    expect((await stop({})).status).toBe(400)
    expect(await isByEmail()).toBe(true)
    expect((await stop({ token })).json).toEqual({ results: [{ id, name: 'Fitzroy' }] })
    expect(await isByEmail()).toBe(false)
    expect((await stop({ token })).status).toBe(200)
  })

  it('name the alert of a link to whoever holds it, and stop nothing by that', async () => {
    const token = await alertStopTokens(portal.database).of([id])
    const read = (body: object) =>
      ask('readUnsubscription', '/api/alerts/unsubscribe/summary', { method: 'POST', body })
    expect((await read({ token })).json).toEqual({ results: [{ id, name: 'Fitzroy' }] })
    const refused = await read({ token: `${token}x` })
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([400, expect.not.stringContaining('Fitzroy')])
    const opened = await portal.app.inject(`/api/alerts/unsubscribe/one-click?token=${token}`)
    expect([opened.statusCode, await isByEmail()]).toEqual([303, true])
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('stop them with the one click of a mail program, sent as %s', async (type, payload) => {
    const token = await alertStopTokens(portal.database).of([id])
    const url = `/api/alerts/unsubscribe/one-click?token=${token}`
    const response = await portal.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect([response.statusCode, await isByEmail()]).toEqual([204, false])
  })

  it('are 413 with more than a form of a mail program, long before all of it is read', async () => {
    const token = await alertStopTokens(portal.database).of([id])
    const url = `/api/alerts/unsubscribe/one-click?token=${token}`
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/json']) {
      let bytesRead = 0
      const payload = new Readable({
        read() {
          bytesRead += 16_384
          setImmediate(() => this.push(bytesRead > 100_000_000 ? null : Buffer.alloc(16_384, 'a')))
        },
      })
      const refused = await portal.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
      expect([type, refused.statusCode]).toEqual([type, 413])
      expect(bytesRead).toBeLessThan(2_000_000)
    }
    expect(await isByEmail()).toBe(true)
  })

  it('stop nothing by opening the link, or with a token of somebody else’s making', async () => {
    const token = await alertStopTokens(portal.database).of([id])
    const url = `/api/alerts/unsubscribe/one-click?token=${token}`
    const opened = await portal.app.inject({ method: 'GET', url })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/alerts/unsubscribe?token=${token}`])
    for (const bad of [`${url}x`, '/api/alerts/unsubscribe/one-click', '/api/alerts/unsubscribe/one-click?token=1.x']) {
      const refused = await portal.app.inject({ method: 'POST', url: bad, payload: '', headers: {} })
      expect(refused.statusCode).toBe(400)
    }
    expect(await isByEmail()).toBe(true)
  })
})
