import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AlertMailsUnderTest, alertMailsUnderTest } from '#tests/support/alert-mails-under-test.ts'

let portal: AlertMailsUnderTest
beforeAll(async () => {
  portal = await alertMailsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

describe('a digest', () => {
  const at = (text: string) => new Date(text)
  const job = ['alerts.mail', { memberId: 1 }, { singletonKey: '1' }]

  it('is due at 7 am in the zone of its alert, and tells of what was found until then', async () => {
    await portal.addAlert(7, 'daily')
    await portal.find(7, 1, at('2026-11-20T12:00:00+11:00'))
    portal.setNow(at('2026-11-21T06:59:00+11:00'))
    await portal.mailer().notifyDue()
    await portal.mailer().notifyMember(1)
    expect([portal.sent.jobs, await portal.mails()]).toEqual([[], []])
    portal.setNow(at('2026-11-21T07:00:00+11:00'))
    await portal.find(7, 12, at('2026-11-21T07:00:01+11:00'))
    await portal.mailer().notifyDue()
    await portal.mailer().notifyMember(1)
    await portal.mailer().notifyMember(1)
    expect(portal.sent.jobs).toEqual([job])
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual(['1 home for your alert: Alert <7>'])
    portal.sent.jobs = []
    portal.setNow(at('2026-11-21T23:00:00+11:00'))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([])
    portal.setNow(at('2026-11-22T07:15:00+11:00'))
    await portal.mailer().notifyDue()
    await portal.mailer().notifyMember(1)
    expect([portal.sent.jobs, (await portal.mails()).length]).toEqual([[job], 2])
  })

  it('leaves out what its member hides, which is not told of when it is shown again', async () => {
    await portal.addAlert(7, 'daily')
    await portal.find(7, 1, at('2026-11-20T12:00:00+11:00'))
    await portal.find(7, 12, at('2026-11-20T12:00:00+11:00'))
    await portal.database.query('insert into hidden_listing values (1, 12, $1)', [portal.now()])
    portal.setNow(at('2026-11-21T07:00:00+11:00'))
    await portal.mailer().notifyMember(1)
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual(['1 home for your alert: Alert <7>'])
    await portal.database.exec('delete from hidden_listing')
    portal.setNow(at('2026-11-22T07:00:00+11:00'))
    await portal.mailer().notifyMember(1)
    expect([(await portal.mails()).length, await portal.untold()]).toEqual([1, []])
  })

  it('is not sent where its member hides everything, and tells of what was shown again before it', async () => {
    await portal.addAlert(7, 'daily')
    await portal.find(7, 1, at('2026-11-20T12:00:00+11:00'))
    await portal.find(7, 12, at('2026-11-21T12:00:00+11:00'))
    await portal.database.query('insert into hidden_listing values (1, 1, $1), (1, 12, $1)', [portal.now()])
    portal.setNow(at('2026-11-21T07:00:00+11:00'))
    await portal.mailer().notifyMember(1)
    expect(await portal.mails()).toEqual([])
    await portal.database.exec('delete from hidden_listing')
    portal.setNow(at('2026-11-22T07:00:00+11:00'))
    await portal.mailer().notifyMember(1)
    const [mail] = await portal.mails()
    expect(mail?.subject).toBe('1 home for your alert: Alert <7>')
    expect(mail?.text_body).toContain('Reason <12>')
  })

  it('of another zone comes at its own 7 am', async () => {
    await portal.addAlert(7, 'daily', { timeZone: 'Australia/Perth' })
    await portal.find(7, 1, at('2026-11-20T12:00:00+11:00'))
    portal.setNow(at('2026-11-21T07:00:00+11:00'))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([])
    portal.setNow(at('2026-11-21T07:00:00+08:00'))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([job])
  })

  it('of a week comes on Saturday', async () => {
    // Friday to Saturday.
    await portal.addAlert(7, 'weekly')
    await portal.find(7, 1, at('2026-11-20T12:00:00+11:00'))
    portal.setNow(at('2026-11-20T23:00:00+11:00'))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([])
    portal.setNow(at('2026-11-21T07:00:00+11:00'))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([job])
  })

  it('is not sent twice when the clock goes back, and not lost when it goes on', async () => {
    await portal.addAlert(7, 'daily')
    await portal.find(7, 1, at('2026-11-20T12:00:00+11:00'))
    portal.setNow(at('2026-11-25T12:00:00+11:00'))
    await portal.mailer().notifyMember(1)
    expect(await portal.mails()).toHaveLength(1)
    for (const moment of ['2026-11-20T06:00:00+11:00', '2026-11-21T08:00:00+11:00']) {
      portal.setNow(at(moment))
      await portal.mailer().notifyDue()
      await portal.mailer().notifyMember(1)
    }
    expect([portal.sent.jobs, (await portal.mails()).length]).toEqual([[], 1])
  })

  it('finds what lost its job', async () => {
    await portal.addAlert(7)
    await portal.find(7, 1)
    portal.setNow(new Date(portal.now().getTime() + 44_000))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([])
    portal.setNow(new Date(portal.now().getTime() + 1000))
    await portal.mailer().notifyDue()
    expect(portal.sent.jobs).toEqual([job])
  })
})
