import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverDueMail } from '#server/platform/mail/deliver-mail.ts'
import { MailRefused, type OutgoingMail } from '#server/platform/mail/mail-transport.ts'
import { type AlertMailsUnderTest, alertMailsUnderTest } from '#tests/support/alert-mails-under-test.ts'
import { notificationsOfMember } from '#server/modules/notifications/sent-notifications.queries.ts'
import { alertEmailStop, alertStopTokens } from './alert-email-stop.ts'
import type { NewLiveEvent } from '#server/platform/live/live-events.queries.ts'
import { emailStops } from '#server/modules/notifications/email-stops.ts'

let portal: AlertMailsUnderTest
beforeAll(async () => {
  portal = await alertMailsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

describe('the mail of an alert that writes at once', () => {
  it('tells of every home in text and HTML, with its links and headers', async () => {
    await portal.addAlert(7)
    await portal.find(7, 1)
    await portal.find(7, 2, new Date(portal.now().getTime() - 1000))
    await portal.mailer().notifyMember(1)
    const [mail, ...others] = await portal.mails()
    expect([others, portal.sent.wakes]).toEqual([[], 1])
    expect(mail).toMatchObject({ recipient: 'alice@mail.example', subject: '2 homes for your alert: Alert <7>' })
    const token = await alertStopTokens(portal.database).of([7])
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<https://portal.example/api/alerts/unsubscribe/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.text_body).toBe(
      [
        '2 homes for your alert: Alert <7>',
        'Hi Alice <Lee>,',
        'These homes fit what you’re looking for.',
        'Alert <7>',
        '12 Smith Street, Fitzroy, VIC 3065\n$1,460,000 - $1,600,000 · 3 bed, 2 bath, 1 car\nReason <1>\n' +
          'https://portal.example/homes/12-smith-street-fitzroy-vic-3065/1',
        'Fitzroy, VIC 3065\nContact agent · 3 bed, 2 bath, 1 car\nReason <2>\nhttps://portal.example/homes/fitzroy-vic-3065/2',
        'See this alert: https://portal.example/alerts/7\nChange this alert: https://portal.example/alerts/7/edit\n' +
          `Stop emails of this alert: https://portal.example/alerts/unsubscribe?token=${token}`,
        '-- \nHomely sent this email because you asked for it in My Alerts.\n',
      ].join('\n\n'),
    )
    const html = mail?.html_body ?? ''
    for (const part of [
      '<meta name="color-scheme" content="light dark">',
      'prefers-color-scheme:dark',
      '<h2>Alert &lt;7&gt;</h2>',
      'Hi Alice &lt;Lee&gt;,',
      'Reason &lt;1&gt;',
      'src="https://portal.example/images/l1-a/2?width=960&amp;height=640"',
      `https://portal.example/alerts/unsubscribe?token=${token}`,
    ]) {
      expect(html).toContain(part)
    }
    // The street of a hidden address is in no part of the mail.
    expect(JSON.stringify(mail).toLowerCase()).not.toContain('rose st')
  })

  it('is sent once, however often and by however many servers its job is done', async () => {
    await portal.addAlert(7)
    await portal.find(7, 1)
    await Promise.all([
      portal.mailer().notifyMember(1),
      portal.mailer().notifyMember(1),
      portal.mailer().notifyMember(1),
    ])
    await portal.mailer().notifyMember(1)
    expect([(await portal.mails()).length, portal.sent.wakes, await portal.untold()]).toEqual([1, 1, []])
  })

  it('is neither lost nor doubled when the server dies while it is written', async () => {
    await portal.addAlert(7)
    await portal.find(7, 1)
    const dying = portal.mailer(() => {
      throw new Error('killed')
    })
    await expect(dying.notifyMember(1)).rejects.toThrow('killed')
    expect([(await portal.mails()).length, (await portal.untold()).length]).toEqual([0, 1])
    await portal.mailer().notifyMember(1)
    await portal.mailer().notifyMember(1)
    expect([(await portal.mails()).length, (await portal.untold()).length]).toEqual([1, 0])
  })

  it('waits half a minute, so that what is found until then comes in the same mail', async () => {
    await portal.mailer().notifySoon([1])
    const startAfter = new Date(portal.now().getTime() + 30_000)
    expect(portal.sent.jobs).toEqual([['alerts.mail', { memberId: 1 }, { startAfter, singletonKey: '1' }]])
  })

  it('tells of several alerts together, of each home once', async () => {
    await portal.addAlert(7)
    await portal.addAlert(8)
    for (const [alert, listing] of [
      [7, 1],
      [8, 1],
      [8, 12],
    ] as const)
      await portal.find(alert, listing)
    await portal.mailer().notifyMember(1)
    const [mail] = await portal.mails()
    expect(mail?.subject).toBe('2 homes for 2 of your alerts')
    const told = await notificationsOfMember(portal.database, 1, 50)
    expect(told.map(({ kind, alertId, listingCount }) => [kind, alertId, listingCount])).toEqual([
      ['email', 7, 1],
      ['email', 8, 1],
    ])
    expect(mail?.text_body.match(/\/homes\/[\w-]+\/\d+/g)).toEqual([
      '/homes/12-smith-street-fitzroy-vic-3065/1',
      '/homes/18-rathdowne-street-carlton-vic-3053/12',
    ])
  })

  it('stops every alert that found a home of the mail with one click, shown with it or not', async () => {
    await portal.addAlert(7)
    await portal.addAlert(8)
    await portal.find(7, 1)
    await portal.find(8, 1)
    await portal.mailer().notifyMember(1)
    const [mail] = await portal.mails()
    const token = /token=([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(await alertStopTokens(portal.database).read(token)).toEqual([7, 8])
  })

  it('shows twenty homes, and counts and links the others', async () => {
    await portal.addAlert(7)
    await portal.database.exec(`
      insert into listing (id, uri, listing_type, status_type, listing_class, tier_type, property_type, title, description,
        suburb_id, street_address, price_text, listed_at, modified_at, office_id)
      select 1000 + n, 'home-' || n, 'sale', 'available', 'residential', 'basic', 'House', 'A home', '', 11, n || ' New Street',
        'Contact agent', now(), now(), 1
      from generate_series(1, 23) n`)
    for (let listing = 1001; listing <= 1023; listing += 1) await portal.find(7, listing)
    await portal.mailer().notifyMember(1)
    const [mail] = await portal.mails()
    expect(mail?.subject).toBe('23 homes for your alert: Alert <7>')
    expect(mail?.text_body.match(/\/homes\//g)).toHaveLength(20)
    expect(mail?.text_body).toContain('3 more homes in My Alerts: https://portal.example/alerts/7')
    await portal.database.exec('delete from listing where id > 1000')
  })

  it('leaves out what was seen, is off the market, or belongs to an alert that is paused or writes none', async () => {
    for (const id of [7, 8, 9]) await portal.addAlert(id, 'immediately', { isByEmail: id !== 8 })
    for (const listing of [1, 5, 8]) await portal.find(7, listing)
    await portal.find(8, 2)
    await portal.find(9, 12)
    await portal.database.exec('update alert set is_paused = true where id = 9')
    await portal.database.query('update alert_match set seen_at = $1 where listing_id = 1', [portal.now()])
    await portal.mailer().notifyMember(1)
    expect([await portal.mails(), await portal.untold()]).toEqual([[], []])
  })
})

describe('an alert for sales', () => {
  it('is written to about what was sold, and not about what is on the market again', async () => {
    await portal.addAlert(7)
    await portal.database.exec(`update alert set search = jsonb_set(search, '{searchMode}', '"sold"')`)
    await portal.find(7, 1)
    await portal.find(7, 5)
    await portal.mailer().notifyMember(1)
    const [mail] = await portal.mails()
    expect(mail?.subject).toBe('1 home for your alert: Alert <7>')
    expect(mail?.text_body).toContain('This home was sold or leased in a search that you follow.')
    expect(mail?.text_body.match(/\/homes\/[\w-]+\/\d+/g)).toEqual([expect.stringMatching(/\/5$/)])
  })
})

describe('nobody is written to', () => {
  it.each([
    ['whose address is not confirmed', 'update member set email_confirmed_at = null'],
    ['who deleted the account', 'update member set email = null, email_confirmed_at = null, deleted_at = now()'],
    ['whose alert was deleted', 'update alert set deleted_at = now()'],
  ])('%s', async (_who, change) => {
    await portal.addAlert(7)
    await portal.find(7, 1)
    await portal.database.exec(change)
    await portal.mailer().notifyMember(1)
    expect(await portal.mails()).toEqual([])
  })

  it('whose address was refused for good, until it is confirmed again', async () => {
    await portal.addAlert(7)
    await portal.find(7, 1)
    await portal.mailer().notifyMember(1)
    const transport = { send: () => Promise.reject(new MailRefused('550 gone')), close() {} }
    const log = { warn() {}, error() {} }
    expect(await deliverDueMail({ database: portal.database, transport, clock: portal.now, log })).toBe(1)
    await portal.find(7, 2)
    await portal.mailer().notifyMember(1)
    expect(await portal.mails()).toHaveLength(1)
    portal.setNow(new Date(portal.now().getTime() + 60_000))
    await portal.database.query('update member set email_confirmed_at = $1', [portal.now()])
    await portal.find(7, 12)
    await portal.mailer().notifyMember(1)
    expect(await portal.mails()).toHaveLength(2)
  })

  it('who stopped the emails by a token, which none but this portal can make', async () => {
    await portal.addAlert(7)
    await portal.addAlert(8)
    const { database } = portal
    const tokens = alertStopTokens(database)
    const told: unknown[] = []
    const stops = emailStops(database)
    const live = {
      publish: async (...published: NewLiveEvent[]) => void told.push(...published.map(({ data }) => data)),
    }
    stops.add(alertEmailStop({ database, live }))
    const { stop } = stops
    const token = await tokens.of([7])
    expect(await stop(token)).toEqual([{ id: 7, name: 'Alert <7>' }])
    expect(await stop(token)).toEqual([{ id: 7, name: 'Alert <7>' }])
    expect(told).toEqual([{ alertId: 7 }, { alertId: 7 }])
    for (const bad of [
      '',
      'x',
      token.replace('7.', '8.'),
      `${token}A`,
      token.slice(0, -1),
      '8.',
      'x'.repeat(100_000),
    ]) {
      await expect(stop(bad)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    }
    await portal.find(7, 1)
    await portal.find(8, 2)
    await portal.mailer().notifyMember(1)
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual(['1 home for your alert: Alert <8>'])
  })
})

it('further headers of a mail reach the transport', async () => {
  await portal.addAlert(7)
  await portal.find(7, 1)
  await portal.mailer().notifyMember(1)
  const sent: OutgoingMail[] = []
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} }
  await deliverDueMail({ database: portal.database, transport, clock: portal.now, log: { warn() {}, error() {} } })
  expect(sent[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})
