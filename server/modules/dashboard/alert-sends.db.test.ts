import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AlertMailsUnderTest, alertMailsUnderTest } from '#tests/support/alert-mails-under-test.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { findAlertSends, findAlertStanding } from './alert-sends.queries.ts'
import { dashboardOver } from './dashboard.ts'

let portal: AlertMailsUnderTest
beforeAll(async () => {
  portal = await alertMailsUnderTest()
}, 60_000)
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const sends = () => findAlertSends(portal.database, { alertId: 7, now: portal.now(), most: 10 })
const outcomes = async () =>
  (await sends()).map(({ isByPush, listingCount, outcome }) => [isByPush, listingCount, outcome])
const change = (text: string) => portal.database.exec(text)

async function sendOne(): Promise<void> {
  await portal.addAlert(7)
  await portal.find(7, 1)
  await portal.mailer().notifyMember(1)
}

it('says of an email whether it waits, was delivered or given up', async () => {
  await sendOne()
  expect(await outcomes()).toEqual([[false, 1, 'waiting']])
  await change("update mail set state = 'sent', sent_at = now()")
  expect(await outcomes()).toEqual([[false, 1, 'delivered']])
  await change("update mail set state = 'failed', sent_at = null")
  expect(await outcomes()).toEqual([[false, 1, 'failed']])
  await change('update alert_notification set mail_id = null')
  expect(await outcomes()).toEqual([[false, 1, 'unknown']])
})

it('says of a push notification whether a device took it before it expired', async () => {
  await sendOne()
  await change(`
    insert into push_message (id, member_id, payload, created_at, expires_at) values (1, 1, '', '2026-01-01', '2099-01-01');
    update alert_notification set mail_id = null, push_message_id = 1`)
  expect(await outcomes()).toEqual([[true, 1, 'waiting']])
  await change("update push_message set expires_at = '2026-01-02'")
  expect(await outcomes()).toEqual([[true, 1, 'failed']])
  await change("update push_message set accepted_at = '2026-01-01'")
  expect(await outcomes()).toEqual([[true, 1, 'delivered']])
})

it('says whether an alert sends', async () => {
  await portal.addAlert(7)
  const sending = async () => (await findAlertStanding(portal.database, 7))?.sending
  expect(await sending()).toBe('sending')
  await change('update alert set is_by_email = false, is_by_push = false')
  expect(await sending()).toBe('stopped')
  await change('update alert set is_by_email = true, is_paused = true')
  expect(await sending()).toBe('paused')
  await change('update alert set deleted_at = now()')
  expect(await sending()).toBe('deleted')
  expect(await findAlertStanding(portal.database, 8)).toBe(null)
})

it('shows whose alert it is, and its name, to whoever may view any member alone', async () => {
  await sendOne()
  const parts = { database: portal.database, clock: portal.now }
  // It reads alerts alone here.
  const dashboard = dashboardOver(parts as Parameters<typeof dashboardOver>[0])
  const staff = (claims: CallingMember['claims']) => ({ memberId: 2, claims, agentId: null })
  const listings = ['CanManageAny']
  const read = (claims: CallingMember['claims']) => dashboard.alertSends(staff(claims), 7)
  expect(await read({ listings_permission: listings })).toMatchObject({ name: null, memberId: null, sends: [{}] })
  expect(await read({ listings_permission: listings, users_permission: ['CanViewAnyMember'] })).toMatchObject({
    name: 'Alert <7>',
    memberId: 1,
  })
  await expect(read({ users_permission: ['CanViewAnyMember'] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
