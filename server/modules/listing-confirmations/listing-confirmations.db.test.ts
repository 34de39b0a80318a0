import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCursor } from '#server/platform/events/domain-events.queries.ts'
import {
  ALICE,
  emailOf,
  EVA,
  MIA,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
  TOM,
} from '#tests/support/reviews-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
  await addCursor(portal.database, 'confirmations')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  await portal.database.exec(`
    delete from pending_notification; delete from mail; delete from alert_notification; truncate domain_event restart identity;
    update event_cursor set last_event_id = 0 where consumer = 'confirmations';
    update agent set is_principal = id = 2;
    delete from listing_agent where listing_id in (${HOME}, ${OTHER});
    insert into listing_agent (listing_id, agent_id, position) values (${HOME}, 1, 0), (${OTHER}, 1, 0);
    update listing set status_type = 'available', is_under_offer = id = ${HOME}, completed_on = null where id in (${HOME}, ${OTHER});
    update listing set confirmed_at = '2030-01-01', confirmation_asked_at = null where id <> ${HOME};
    update listing set confirmed_at = '${SMALL_WORLD_NOW.toISOString()}'::timestamptz - interval '1 hour', confirmation_asked_at = null
    where id = ${HOME};`)
})

/** Mia's, of the office whose principal Tom is. */
const HOME = 1
const OTHER = 3
const DAY = 24 * 60 * 60 * 1000

/** What is done in the night that begins so many days after the first. */
async function nightAfter(days: number): Promise<void> {
  portal.setNow(new Date(SMALL_WORLD_NOW.getTime() + days * DAY - 30 * 60 * 1000))
  await portal.runJob('listing-confirmations.ask')
  await portal.runJob('events.confirmations')
}
async function mailsTo(memberId: number) {
  await portal.runJob('confirmations.mail', { memberId })
  return portal.database.query<{ subject: string; text_body: string }>(
    'select subject, text_body from mail where recipient = $1 order by id',
    [emailOf(memberId)],
  )
}
const stateOf = async (id: number) =>
  (await portal.database.query<{ state: string }>('select status_type as state from listing where id = $1', [id]))[0]
    ?.state
const asked = async () => {
  const rows = await portal.database.query<{ id: number }>(
    'select id from listing where confirmation_asked_at is not null order by id',
  )
  return rows.map(({ id }) => id)
}
const confirm = (memberId: number | null, listingId = HOME) =>
  portal.ask(
    memberId,
    `mutation { confirmListing(listingId: ${listingId}) { confirmation { listing { id statusType } confirmedOn dueOn isExpired } } }`,
  )
const confirmation = async (memberId: number | null) =>
  (
    await portal.ask(
      memberId,
      `{ listingConfirmation(listingId: ${HOME}) { confirmedOn dueOn isExpired }
         listingsToConfirm { listing { id } isExpired } listing(id: ${HOME}) { confirmedOn } }`,
    )
  ).data

it('asks on the 90th day, the agents and the principal of the office, each once', async () => {
  await nightAfter(89)
  expect(await asked()).toEqual([])
  await nightAfter(90)
  expect(await asked()).toEqual([HOME])
  await nightAfter(91)
  expect(await stateOf(HOME)).toBe('available')
  const [toMia, ...others] = await mailsTo(MIA)
  expect([toMia?.subject, others]).toEqual(['Is this home still available?', []])
  expect(toMia?.text_body).toContain('Nobody at your agency has confirmed this home for 90 days.')
  // 90 days after 20 November is 18 February; two weeks later it is 4 March.
  expect(toMia?.text_body).toContain('Open its page and press “Still available” by 4 Mar 2027.')
  expect(toMia?.text_body).toContain('https://portal.example/homes/12-smith-street-fitzroy-vic-3065/1')
  expect(await mailsTo(TOM)).toHaveLength(1)
  expect([await mailsTo(EVA), await mailsTo(ALICE)]).toEqual([[], []])
  await nightAfter(92)
  expect([(await mailsTo(MIA)).length, (await mailsTo(TOM)).length]).toEqual([1, 1])
})

it('takes it off the market two weeks after it was asked for, with the reason on record', async () => {
  await nightAfter(90)
  await nightAfter(103)
  expect(await stateOf(HOME)).toBe('available')
  await nightAfter(104)
  expect(await stateOf(HOME)).toBe('removed')
  const events = await portal.database.query(
    `select subject_id as id, details from domain_event where kind = 'listing.statusChanged'`,
  )
  expect(events).toEqual([{ id: HOME, details: { before: 'underOffer', after: 'removed', reason: 'expired' } }])
  const { listingConfirmation, listingsToConfirm, listing } = await confirmation(MIA)
  expect(listingConfirmation).toEqual({ confirmedOn: '2026-11-20', dueOn: '2027-03-04', isExpired: true })
  expect(listingsToConfirm).toMatchObject([{ listing: { id: HOME }, isExpired: true }])
  expect(listing.confirmedOn).toBeNull()
})

it('gives two weeks in any case, however long the portal was away', async () => {
  await nightAfter(300)
  expect(await stateOf(HOME)).toBe('available')
  await nightAfter(314)
  expect(await stateOf(HOME)).toBe('removed')
})

it('asks nothing more of a home that is confirmed, for another 90 days', async () => {
  await nightAfter(90)
  const { data } = await confirm(TOM)
  expect(data.confirmListing.confirmation).toEqual({
    listing: { id: HOME, statusType: 'available' },
    confirmedOn: '2027-02-18',
    dueOn: null,
    isExpired: false,
  })
  await nightAfter(104)
  expect(await stateOf(HOME)).toBe('available')
  expect(await mailsTo(MIA)).toEqual([])
  await nightAfter(179)
  expect((await asked()).includes(HOME)).toBe(false)
  await nightAfter(180)
  expect((await asked()).includes(HOME)).toBe(true)
})

it('puts back what came off because nobody confirmed it, and nothing that was sold or withdrawn', async () => {
  await nightAfter(90)
  await nightAfter(104)
  expect((await confirm(MIA)).data.confirmListing.confirmation).toMatchObject({ isExpired: false, dueOn: null })
  expect(await stateOf(HOME)).toBe('available')
  for (const columns of [`status_type = 'removed'`, `status_type = 'completed', completed_on = '2027-03-01'`]) {
    await portal.database.query(`update listing set ${columns}, is_under_offer = false where id = $1`, [HOME])
    expect((await confirm(MIA)).errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', field: 'listingId' })
    expect((await confirmation(MIA)).listingConfirmation).toBeNull()
  }
})

it('is for the agents of a home and the principal of its office', async () => {
  await nightAfter(90)
  const answers = [MIA, TOM, EVA, ALICE, null].map(async (who) => {
    const { listingConfirmation, listingsToConfirm } = await confirmation(who)
    return [listingConfirmation !== null, listingsToConfirm.length]
  })
  expect(await Promise.all(answers)).toEqual([
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 0],
    [false, 0],
  ])
  expect((await confirm(EVA)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await confirm(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await asked()).toEqual([HOME])
})

it('stops the emails about an office by their link, until one of its homes is confirmed', async () => {
  await nightAfter(90)
  portal.setNow(new Date(portal.now().getTime() + DAY))
  const token = /token=([\w.-]+)/.exec((await mailsTo(MIA))[0]?.text_body ?? '')?.[1]
  const stop = await portal.app.inject({
    method: 'POST',
    url: '/api/alerts/unsubscribe',
    payload: { token },
  })
  expect(stop.statusCode).toBeLessThan(300)
  await portal.database.query('update listing set confirmed_at = $1 where id = $2', [SMALL_WORLD_NOW, OTHER])
  await nightAfter(92)
  portal.setNow(new Date(portal.now().getTime() + DAY))
  expect(await mailsTo(MIA)).toHaveLength(1)
  expect((await mailsTo(TOM)).map(({ subject }) => subject)).toEqual(['Are these 2 homes still available?'])
  await confirm(MIA)
  expect(await portal.database.query('select from confirmation_email_stop')).toEqual([])
})

it('is not asked of, nor confirmed by, who is an agent of another office by now', async () => {
  await portal.database.exec(`insert into listing_agent (listing_id, agent_id, position) values (${HOME}, 3, 1)`)
  await nightAfter(91)
  expect((await confirm(EVA)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND')
  expect((await confirmation(EVA)).listingsToConfirm).toEqual([])
  expect((await confirm(MIA)).errors).toBeUndefined()
})

it('is in the log of staff where staff confirm who are not of the office', async () => {
  const home = `listing ${HOME}`
  const actions = await staffActionsDuring(portal.database, async () => {
    await confirm(TOM)
    await confirm(STELLA)
    await confirm(ALICE)
  })
  expect(actions).toEqual([{ staff: STELLA, kind: 'confirmListing', thing: home, reason: '' }])
})
