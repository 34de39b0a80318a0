import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'
import { hiddenSecrets } from '#tests/support/small-world-listings.ts'

let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const reset = async (member: number | null = ALICE): Promise<string> =>
  (await portal.ask(member, 'mutation { resetCalendarFeed { calendarFeed { url } } }')).data.resetCalendarFeed
    .calendarFeed.url
const url = async (member: number | null = ALICE) =>
  (await portal.ask(member, '{ calendarFeed { url } }')).data.calendarFeed.url
const get = (address: string) => portal.app.inject({ url: new URL(address).pathname })
const unfolded = (body: string): string => body.replaceAll('\r\n ', '')

async function plan(listingId: number, startsAt: string, endsAt: string, member = ALICE) {
  const input = { date: startsAt.slice(0, 10), stops: [{ listingId, startsAt, endsAt }] }
  const { errors } = await portal.ask(
    member,
    'mutation Save($input: InspectionPlanInput!) { saveInspectionPlan(input: $input) { inspectionPlan { version } } }',
    { input },
  )
  expect(errors).toBeUndefined()
}

describe('the calendar of a member', () => {
  it('has a secret URL, the same on every device, until it gets another', async () => {
    expect(await url()).toBeNull()
    const first = await reset()
    expect(first).toMatch(/^http:\/\/localhost\/api\/calendar\/1-[\w-]{43}\.ics$/)
    expect(await url()).toBe(first)
    expect((await get(first)).statusCode).toBe(200)
    const second = await reset()
    expect(second).not.toBe(first)
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    expect(await url(BRUNO)).toBeNull()
    expect((await get(await reset(BRUNO))).statusCode).toBe(200)
    const stored = await portal.database.query('select * from calendar_feed order by member_id')
    expect(stored).toEqual([
      { member_id: 1, reset_count: 2 },
      { member_id: 2, reset_count: 1 },
    ])
  })

  it('is for members, and nobody reads it with another secret', async () => {
    for (const query of ['mutation { resetCalendarFeed { calendarFeed { url } } }', '{ calendarFeed { url } }']) {
      expect((await portal.ask(null, query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    }
    const own = await reset()
    const secret = /(1-[\w-]{43})/.exec(own)?.[1] ?? ''
    const others = [
      secret.replace('1-', '2-'),
      secret.replace('1-', 'zzzzzz-'),
      `${secret.slice(0, 10)}${secret[10] === 'A' ? 'B' : 'A'}${secret.slice(11)}`,
      secret.slice(0, -1),
      `${secret}A`,
      '',
    ]
    for (const other of others) expect((await get(own.replace(secret, other))).statusCode).toBe(404)
    await portal.database.exec('update member set closed_at = now()')
    expect((await get(own)).statusCode).toBe(404)
    await portal.database.exec('update member set closed_at = null')
    expect((await get(own)).statusCode).toBe(200)
    await portal.database.exec('update member set deleted_at = now()')
    expect((await get(own)).statusCode).toBe(404)
  })

  it('holds the visits, each on the clock of its home, and says which homes are not open any more', async () => {
    await plan(9, '2026-11-21T11:45:00+10:00', '2026-11-21T12:15:00+10:00')
    await plan(1, '2026-11-22T10:00:00+11:00', '2026-11-22T10:30:00+11:00')
    await plan(1, '2026-11-21T10:00:00+11:00', '2026-11-21T10:30:00+11:00', BRUNO)
    await plan(1, '2026-10-20T10:00:00+11:00', '2026-10-20T10:30:00+11:00')
    const { headers, body } = await get(await reset())
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    })
    const lines = unfolded(body).split('\r\n')
    expect(lines.filter((line) => /^(?:DTSTART;|DTEND;|SUMMARY|TZID)/.test(line))).toEqual([
      'TZID:Australia/Brisbane',
      'TZID:Australia/Melbourne',
      'DTSTART;TZID=Australia/Brisbane:20261121T114500',
      'DTEND;TZID=Australia/Brisbane:20261121T121500',
      expect.stringContaining('SUMMARY:Inspection: '),
      'DTSTART;TZID=Australia/Melbourne:20261122T100000',
      'DTEND;TZID=Australia/Melbourne:20261122T103000',
      String.raw`SUMMARY:Not open at this time: 12 Smith Street\, Fitzroy\, VIC 3065`,
    ])
    expect(body).toContain('BEGIN:VTIMEZONE')
    expect(unfolded(body)).toContain('http://localhost/homes/12-smith-street-fitzroy-vic-3065/1')
  })

  it('keeps a hidden street hidden', async () => {
    await plan(2, '2026-11-21T10:00:00+11:00', '2026-11-21T10:30:00+11:00')
    const { body } = await get(await reset())
    expect(unfolded(body)).toContain(String.raw`Fitzroy\, VIC 3065`)
    for (const secret of hiddenSecrets) expect(unfolded(body).toLowerCase()).not.toContain(secret)
  })

  it('has the UID of each inspection that its own file has', async () => {
    await plan(1, '2026-11-21T10:00:00+11:00', '2026-11-21T10:30:00+11:00')
    const file = await get('http://localhost/homes/12-smith-street-fitzroy-vic-3065/1/inspection-2026-11-21-1000.ics')
    const uidIn = (text: string) => /UID:(.+)/.exec(unfolded(text))?.[1]
    const { body } = await get(await reset())
    expect([uidIn(file.body), uidIn(body)]).toEqual([
      expect.stringMatching(/^inspection-1-\d+@localhost/),
      uidIn(file.body),
    ])
  })

  it('is empty without plans', async () => {
    const { statusCode, body } = await get(await reset())
    expect(statusCode).toBe(200)
    expect(body).toContain('BEGIN:VCALENDAR')
    expect(body).not.toContain('VEVENT')
  })

  it('is given to one network 600 times a minute', async () => {
    const own = await reset()
    const first = await Promise.all(Array.from({ length: 600 }, () => get(own)))
    const statuses = new Set(first.map(({ statusCode }) => statusCode))
    const next = await get(own)
    expect([statuses.has(200), next.statusCode]).toEqual([true, 429])
    expect(next.headers['retry-after']).toBe('1')
    portal.setNow(new Date(portal.now().getTime() + 60_000))
  })
})
