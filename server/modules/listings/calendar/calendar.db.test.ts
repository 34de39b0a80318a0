import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest({ publicOrigin: 'https://homely.example' })
})
afterAll(() => portal.close())

const get = (url: string) => portal.app.inject({ url })
const unfolded = (body: string): string => body.replaceAll('\r\n ', '')

describe('the calendar files of a listing', () => {
  it('gives an inspection to come, as a file to keep', async () => {
    const answer = await get('/homes/12-smith-street-fitzroy-vic-3065/1/inspection-2026-11-21-1000.ics')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="inspection-2026-11-21-1000.ics"')
    expect(unfolded(answer.body)).toContain('DTSTART;TZID=Australia/Melbourne:20261121T100000')
    expect(unfolded(answer.body)).toContain(String.raw`SUMMARY:Inspection: 12 Smith Street\, Fitzroy\, VIC 3065`)
    expect(unfolded(answer.body)).toContain('https://homely.example/homes/12-smith-street-fitzroy-vic-3065/1')
  })

  it('gives the auction with its place', async () => {
    const { body } = await get('/homes/12-smith-street-fitzroy-vic-3065/1/auction-2026-11-28-1100.ics')
    expect(unfolded(body)).toContain('LOCATION:In our rooms')
    expect(unfolded(body)).toContain('DTSTART;TZID=Australia/Melbourne:20261128T110000')
    expect(unfolded(body)).toContain('DTEND;TZID=Australia/Melbourne:20261128T113000')
  })

  it('keeps a hidden street hidden', async () => {
    const { statusCode, body } = await get('/homes/fitzroy-vic-3065/2/auction-2026-12-05-1200.ics')
    expect(statusCode).toBe(200)
    expect(unfolded(body)).toContain(String.raw`SUMMARY:Auction: Fitzroy\, VIC 3065`)
    const text = unfolded(body).toLowerCase()
    for (const secret of hiddenSecrets) expect(text).not.toContain(secret)
  })

  it.each([
    '/homes/x/1/inspection-2026-11-21-1001.ics',
    '/homes/x/1/inspection-2020-01-01-1000.ics',
    '/homes/x/999999/inspection-2026-11-21-1000.ics',
    '/homes/x/1/inspection-.ics',
  ])('finds nothing at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})
