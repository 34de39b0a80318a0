import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { kindOfEvents } from '#server/modules/notifications/event-notifications.ts'
import { notifications, notifiersOf } from '#server/modules/notifications/notifications.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { DomainEvent, NewDomainEvent } from '#server/platform/events/domain-event.ts'
import { eventsAfter, insertEvents } from '#server/platform/events/domain-events.queries.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import {
  ALICE,
  BRUNO,
  type CollectionsUnderTest,
  collectionsUnderTest,
  DAN,
  emailOf,
} from '#tests/support/collections-under-test.ts'
import { newsConsumer, newsNotifications } from './news-notifications.ts'

type Parts = PlatformServices & ListingsServices

let portal: CollectionsUnderTest
let parts: Parts
const jobs: [string, object, object?][] = []
const queue = { send: async (...job: [string, object, object?]) => void jobs.push(job) }
const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (given: Parts) => {
    parts = given
    return {}
  },
})

const ORIGIN = 'https://portal.example'
const HOME = 3

beforeAll(async () => {
  portal = await collectionsUnderTest({ others: [probe] })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  jobs.length = 0
  await change(`status_type = 'available', is_under_offer = false, completed_on = null, is_price_withheld = false,
    price_text = '$650,000', price_from = 650000, price_to = 650000`)
})

const change = (columns: string) =>
  portal.database.query(
    `update listing set ${columns}, modified_at = modified_at + interval '1 minute' where id = $1`,
    [HOME],
  )
type News = NewDomainEvent<'listing.priceChanged' | 'listing.statusChanged'>
const newsParts = () => ({
  ...parts,
  notifications: notifications({ ...parts, jobs: queue, push: { queue: async () => null }, origin: ORIGIN }),
})
/** Records changes and hands them to the consumer. */
async function consume(...news: News[]) {
  const before = await newestEvent()
  await insertEvents(portal.database, news, portal.now())
  await consumeAfter(before)
}
const newestEvent = async () => {
  const [row] = await portal.database.query<{ id: number }>('select coalesce(max(id), 0) as id from domain_event')
  return row?.id ?? 0
}
const consumeAfter = async (id: number) => {
  const consumer = newsConsumer(newsParts())
  const isNews = (event: DomainEvent): event is DomainEvent<News['kind']> =>
    consumer.kinds.some((kind) => kind === event.kind)
  await consumer.handle((await eventsAfter(portal.database, id, 100)).filter(isNews))
}
const price = (from: number): News => ({
  kind: 'listing.priceChanged',
  subjectId: HOME,
  details: { before: { text: `$${from / 1000},000`, from, to: from } },
})
type State = 'available' | 'underOffer' | 'completed' | 'removed'
const state = (before: State, after: State): News => ({
  kind: 'listing.statusChanged',
  subjectId: HOME,
  details: { before, after },
})
function notifiers() {
  const kind = kindOfEvents(portal.database, newsNotifications(newsParts()))
  const push = pushQueue({ ...parts, jobs: { send: async () => {} } })
  return notifiersOf({ ...parts, jobs: queue, push, origin: ORIGIN }, kind)
}
const mailer = () => notifiers().email
const pusher = () => notifiers().push

type SentMail = {
  recipient: string
  subject: string
  text_body: string
  html_body: string
  headers: Record<string, string>
}
const mails = async () =>
  (await portal.database.query<SentMail>('select * from mail order by id')).filter(
    ({ subject }) => !subject.includes('invites you'),
  )
const subjects = async () => (await mails()).map(({ recipient, subject }) => [recipient, subject])
const tell = (id: string, memberId: number, isByEmail: boolean, isByPush = false) =>
  portal.ask(
    memberId,
    `mutation { updateCollectionTelling(collectionId: "${id}", input: { isByEmail: ${isByEmail}, isByPush: ${isByPush} })
      { collection { isTellingByEmail isTellingByPush } } }`,
  )

describe('news of a saved home', () => {
  it('come to all who take part, once, however often they are consumed', async () => {
    const id = await portal.make(ALICE, { name: 'By <the> sea', listingIds: [HOME] })
    await portal.join(id, ALICE, BRUNO)
    const before = (await portal.told()).length
    await change(`price_text = '$600,000', price_from = 600000, price_to = 600000`)
    await consume(price(650_000))
    expect(jobs).toEqual([['collections.news', { memberIds: [ALICE, BRUNO], pushedMemberIds: [] }]])
    expect((await portal.told()).slice(before)).toEqual([
      [Number(id), ALICE],
      [Number(id), BRUNO],
    ])
    await consumeAfter((await newestEvent()) - 1)
    expect(jobs).toHaveLength(1)
    for (const memberId of [ALICE, BRUNO, ALICE]) await mailer().notifyMember(memberId)
    await Promise.all([1, 2].map(() => mailer().notifyMember(BRUNO)))
    const subject = 'The price dropped from $650,000 to $600,000'
    expect((await mails()).map((mail) => mail.recipient)).toEqual([emailOf(ALICE), emailOf(BRUNO)])
    const [mail] = await mails()
    expect(mail?.subject).toContain(subject)
    expect(mail?.text_body).toContain('By <the> sea')
    expect(mail?.html_body).toContain('By &lt;the&gt; sea')
    expect(mail?.text_body).toMatch(/https:\/\/portal\.example\/collections\/[a-z2-7]{12}\/by-the-sea/)
    const { results } = JSON.parse(
      (await portal.app.inject({ url: '/api/user/notifications', headers: portal.headers(ALICE) })).body,
    )
    expect(results).toMatchObject([{ kind: 'email', alertId: null, alertName: 'By <the> sea', listingCount: 1 }])
  })

  it.each([
    ['under offer', 'available', 'is_under_offer = true', 'Under offer'],
    ['sold', 'available', `status_type = 'completed', completed_on = '2026-11-20'`, 'Sold'],
    ['withdrawn', 'available', `status_type = 'removed'`, 'Withdrawn from the market'],
    ['on the market again', 'underOffer', 'is_under_offer = false', 'Back on the market'],
  ] as const)('say that it is %s', async (_name, before, columns, text) => {
    const id = await portal.make(ALICE, { listingIds: [HOME] })
    await change(columns)
    await consume(state(before, 'available'))
    await mailer().notifyMember(ALICE)
    const [mail] = await mails()
    expect(mail?.subject).toContain(text)
    expect(mail?.text_body).toContain(`/collections/`)
    expect(id).toBeTruthy()
  })

  it('are gathered into one message of what became of it in the end', async () => {
    await portal.make(ALICE, { listingIds: [HOME] })
    await change(`is_under_offer = true, price_text = '$700,000', price_from = 700000, price_to = 700000`)
    await consume(price(650_000), price(680_000), state('available', 'underOffer'))
    await mailer().notifyMember(ALICE)
    expect(await subjects()).toEqual([
      [emailOf(ALICE), expect.stringContaining('Under offer. The price changed from $650,000 to $700,000')],
    ])
  })

  it('are none where everything is as it was before', async () => {
    await portal.make(ALICE, { listingIds: [HOME] })
    await consume(price(650_000), state('available', 'removed'), state('removed', 'available'))
    await mailer().notifyMember(ALICE)
    await change(`status_type = 'removed'`)
    await mailer().notifyMember(ALICE)
    expect(await mails()).toEqual([])
  })

  it('tell of no withheld price and no hidden street', async () => {
    await portal.make(ALICE, { listingIds: [HOME] })
    await change(`is_price_withheld = true, price_from = null, price_to = null, price_text = '$999,999',
      status_type = 'completed', completed_on = '2026-11-20', is_address_hidden = true`)
    await consume(price(650_000), state('available', 'completed'))
    await mailer().notifyMember(ALICE)
    const [mail] = await mails()
    expect(mail?.text_body).toContain('Sold')
    expect(mail?.text_body).toContain('Price withheld')
    const [{ street } = { street: '' }] = await portal.database.query<{ street: string }>(
      'select street_address as street from listing where id = $1',
      [HOME],
    )
    expect(street).not.toBe('')
    for (const secret of ['999,999', '650,000', street])
      expect(`${mail?.subject}${mail?.html_body}`).not.toContain(secret)
    await change('is_address_hidden = false')
  })

  it('are not for homes that were removed, hidden, or saved after they happened, nor from deleted collections', async () => {
    const id = await portal.make(ALICE, { listingIds: [HOME] })
    await portal.join(id, ALICE, BRUNO)
    await change('is_under_offer = true')
    await consume(state('available', 'underOffer'))
    await portal.database.query('insert into hidden_listing values ($1, $2, $3)', [BRUNO, HOME, portal.now()])
    await mailer().notifyMember(BRUNO)
    await portal.ask(
      BRUNO,
      `mutation { updateListingInCollections(username: "bruno-costa", listingId: ${HOME}, removeFromCollectionIds: ["${id}"]) { collections { id } } }`,
    )
    await mailer().notifyMember(ALICE)
    expect(await mails()).toEqual([])
    portal.setNow(new Date('2026-11-20T02:00:10Z'))
    await portal.make(ALICE, { listingIds: [HOME] })
    portal.setNow(new Date('2026-11-20T02:00:05Z'))
    jobs.length = 0
    await consume(state('available', 'underOffer'))
    portal.setNow(new Date('2026-11-20T02:00:15Z'))
    expect(jobs).toEqual([])
    await consume(state('available', 'underOffer'))
    expect(jobs).toHaveLength(1)
    await portal.database.query('update collection set deleted_at = $1', [portal.now()])
    await mailer().notifyMember(ALICE)
    expect(await mails()).toEqual([])
  })

  it('are sent as each one wants them, and to no address that is not confirmed', async () => {
    const id = await portal.make(ALICE, { listingIds: [HOME] })
    await portal.join(id, ALICE, BRUNO)
    expect((await tell(id, ALICE, false, true)).data.updateCollectionTelling.collection).toEqual({
      isTellingByEmail: false,
      isTellingByPush: true,
    })
    await tell(id, BRUNO, false)
    await portal.make(DAN, { listingIds: [HOME] })
    await change('is_under_offer = true')
    await consume(state('available', 'underOffer'))
    expect(jobs).toEqual([['collections.news', { memberIds: [DAN], pushedMemberIds: [ALICE] }]])
    for (const memberId of [ALICE, BRUNO, DAN]) await mailer().notifyMember(memberId)
    expect(await mails()).toEqual([])
    await portal.database.query(
      `insert into push_subscription (member_id, endpoint, p256dh, auth, device, created_at)
       values ($1, 'https://push.example/1', $2, $3, 'Chrome', $4)`,
      [ALICE, 'p'.repeat(87), 'a'.repeat(22), portal.now()],
    )
    for (const memberId of [ALICE, BRUNO, ALICE]) await pusher().notifyMember(memberId)
    const messages = await portal.database.query<{ payload: string }>('select payload from push_message')
    expect(messages.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      {
        title: 'Shortlist',
        body: expect.stringContaining('Under offer'),
        tag: `collection-${id}`,
        url: expect.stringMatching(/^\/homes\//),
      },
    ])
  })

  it('are gathered for half a minute, and told where a job was lost', async () => {
    await portal.make(ALICE, { listingIds: [HOME] })
    await mailer().notifySoon([ALICE])
    expect(jobs).toEqual([
      ['collections.mail', { memberId: ALICE }, { singletonKey: '1', startAfter: new Date('2026-11-20T02:00:30Z') }],
    ])
    await change('is_under_offer = true')
    await consume(state('available', 'underOffer'))
    jobs.length = 0
    await mailer().notifyDue()
    expect(jobs).toEqual([])
    portal.setNow(new Date('2026-11-20T02:00:45Z'))
    await mailer().notifyDue()
    expect(jobs).toEqual([['collections.mail', { memberId: ALICE }, { singletonKey: '1' }]])
    portal.setNow(new Date('2026-11-27T02:00:00Z'))
    await mailer().notifyMember(ALICE)
    expect(await mails()).toEqual([])
  })

  it('are stopped with one click by whoever holds the mail, for its collections alone', async () => {
    const id = await portal.make(ALICE, { name: 'One', listingIds: [HOME] })
    const other = await portal.make(ALICE, { name: 'Two', listingIds: [HOME] })
    await change('is_under_offer = true')
    await consume(state('available', 'underOffer'))
    await mailer().notifyMember(ALICE)
    const [mail] = await mails()
    const [, link = ''] = /<https:\/\/portal\.example(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
    expect((await portal.app.inject({ method: 'GET', url: link })).headers.location).toMatch(
      /^\/alerts\/unsubscribe\?token=collections\./,
    )
    const before = (await portal.told()).length
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    expect((await portal.app.inject({ method: 'POST', url: link, headers: form, payload })).statusCode).toBe(204)
    const [stopped] = (await portal.told()).slice(before)
    const wanted = await portal.database.query<{ id: number; wanted: boolean }>(
      'select collection_id as id, is_by_email as wanted from collection_contributor order by 1',
    )
    expect(wanted.filter((row) => !row.wanted).map((row) => [row.id, ALICE])).toEqual([stopped])
    expect([Number(id), Number(other)]).toContain(stopped?.[0])
    const token = new URL(`https://x${link}`).searchParams.get('token') ?? ''
    const stop = (text: string) =>
      portal.app.inject({ method: 'POST', url: '/api/alerts/unsubscribe', payload: { token: text } })
    expect((await stop(token)).json().results).toHaveLength(1)
    for (const bad of [
      token.slice(0, -1),
      `${token}A`,
      token.replace('collections.1', 'collections.2'),
      'collections.',
    ]) {
      expect((await stop(bad)).statusCode).toBe(400)
    }
  })
})
