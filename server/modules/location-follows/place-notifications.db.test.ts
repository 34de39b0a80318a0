import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCursor } from '#server/platform/events/domain-events.queries.ts'
import {
  ALICE,
  BRUNO,
  DAN,
  emailOf,
  NEW,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
  await addCursor(portal.database, 'places')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  await portal.database.exec('delete from pending_notification; delete from mail; delete from alert_notification')
  await portal.runJob('events.places')
})

const FITZROY = 'fitzroy-vic-3065'
const DAY = 24 * 60 * 60 * 1000
const titles = ['Where do people swim in summer?', 'Which bakery opens before six?']

const SMITH_STREET = 'smith-street-fitzroy-vic-3065'

const follow = (memberId: number, isFollowed = true, uri = FITZROY) =>
  portal.ask(
    memberId,
    `mutation { followLocation(locationUniqueUri: "${uri}", isFollowed: ${isFollowed}) { isFollowing } }`,
  )
const ask = async (memberId: number, title = titles[0]) => {
  const { data } = await portal.ask(
    memberId,
    `mutation { askQuestion(input: { locationUniqueUri: "${FITZROY}", title: "${title}" }) { post { postId status } } }`,
  )
  return data.askQuestion.post
}
const review = async (memberId: number) => {
  const { data } = await portal.ask(
    memberId,
    `mutation { writeLocationReview(input: { locationUniqueUri: "${SMITH_STREET}", review: {
      title: "Loud trams, good bread", content: "You hear the trams, and smell the bread from five in the morning.",
      rating: 4, authorRelation: livesHere
    } }) { post { status } } }`,
  )
  expect(data.writeLocationReview.post.status).toBe('published')
}
const stopEmails = (locationId: number) =>
  portal.database.query('update location_follower set is_by_email = false where location_id = $1', [locationId])
const publish = (postId: number) =>
  portal.ask(
    STELLA,
    `mutation { moderatePost(input: { postId: ${postId}, decision: publish, reason: "Nothing speaks against it." }) { case { status } } }`,
  )
/** What the jobs of a moment send to somebody. */
const mailsTo = async (memberId: number, afterDays: number) => {
  await portal.runJob('events.places')
  portal.setNow(new Date(portal.now().getTime() + afterDays * DAY))
  await portal.runJob('places.mail', { memberId })
  return portal.database.query<{ subject: string; text_body: string; headers: Record<string, string> }>(
    'select subject, text_body, headers from mail where recipient = $1 order by id',
    [emailOf(memberId)],
  )
}

it('what others publish at a followed place comes with the next digest, once, and not to its author', async () => {
  await follow(ALICE)
  await follow(BRUNO)
  await ask(BRUNO)
  await ask(BRUNO, titles[1])
  expect(await mailsTo(ALICE, 0)).toEqual([])
  const [mail, ...others] = await mailsTo(ALICE, 1.01)
  expect(mail?.subject).toBe('2 new posts about Fitzroy, VIC 3065')
  expect(mail?.text_body).toContain(titles[0])
  expect(mail?.text_body).toContain(`/${FITZROY}/questions/`)
  expect(others).toEqual([])
  expect(await mailsTo(ALICE, 1)).toHaveLength(1)
  expect(await mailsTo(BRUNO, 1)).toEqual([])
})

it('a post that waited for staff is told when it is published, and that it is published again is not', async () => {
  await follow(ALICE)
  const { postId, status } = await ask(NEW)
  expect(status).toBe('held')
  expect(await mailsTo(ALICE, 1.01)).toEqual([])
  expect((await publish(postId)).errors).toBeUndefined()
  expect(await mailsTo(ALICE, 1.01)).toHaveLength(1)
  await portal.database.query(`update post set status = 'held' where id = $1`, [postId])
  expect((await publish(postId)).errors).toBeUndefined()
  expect(await mailsTo(ALICE, 1.01)).toHaveLength(1)
})

it('a post of somebody who confirms their address later is told then', async () => {
  await follow(ALICE)
  expect((await ask(DAN)).status).toBe('unconfirmed')
  expect(await mailsTo(ALICE, 1.01)).toEqual([])
  await portal.database.query('update member set email_confirmed_at = $2 where id = $1', [DAN, portal.now()])
  await portal.runJob('posts.confirmed')
  expect(await mailsTo(ALICE, 1.01)).toHaveLength(1)
})

it('what is taken back before the digest is left out, and so is a place that is followed no longer', async () => {
  await follow(ALICE)
  const { postId } = await ask(BRUNO)
  await portal.runJob('events.places')
  await portal.ask(BRUNO, `mutation { withdrawPost(postId: ${postId}) { post { status } } }`)
  expect(await mailsTo(ALICE, 1.01)).toEqual([])
  await ask(BRUNO, titles[1])
  await portal.runJob('events.places')
  await follow(ALICE, false)
  expect(await mailsTo(ALICE, 1.01)).toEqual([])
})

it('the link in an email stops those about its place, which stays followed', async () => {
  await follow(ALICE)
  await ask(BRUNO)
  const [mail] = await mailsTo(ALICE, 1.01)
  const token = /unsubscribe\?token=(places\.[\w.-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
  const stop = async (path: string) =>
    (await portal.app.inject({ method: 'POST', url: path, payload: { token } })).json().results
  expect(await stop('/api/alerts/unsubscribe/summary')).toMatchObject([{ name: 'Fitzroy' }])
  expect(await stop('/api/alerts/unsubscribe')).toMatchObject([{ name: 'Fitzroy' }])
  await ask(BRUNO, titles[1])
  expect(await mailsTo(ALICE, 1.01)).toHaveLength(1)
  expect(await portal.database.query('select is_by_email from location_follower')).toEqual([{ is_by_email: false }])
})

it('who follows a suburb is told of its streets in the section of the suburb, whose emails the link stops', async () => {
  await follow(ALICE)
  await ask(BRUNO)
  await review(BRUNO)
  const [mail] = await mailsTo(ALICE, 1.01)
  expect(mail?.subject).toBe('2 new posts about Fitzroy, VIC 3065')
  expect(mail?.text_body).toContain('Loud trams, good bread')
  expect(mail?.text_body).toContain('Smith Street')
  expect(mail?.text_body).toContain(`/suburb-profile/${SMITH_STREET}`)
  const token = /unsubscribe\?token=(places\.[\w.-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
  await portal.app.inject({ method: 'POST', url: '/api/alerts/unsubscribe', payload: { token } })
  expect(await portal.database.query('select is_by_email from location_follower')).toEqual([{ is_by_email: false }])
})

it('who follows a street beside its suburb is told once, by the street', async () => {
  await follow(ALICE)
  await follow(ALICE, true, SMITH_STREET)
  await review(BRUNO)
  const [mail, ...others] = await mailsTo(ALICE, 1.01)
  expect(mail?.subject).toBe('1 new post about Smith Street, Fitzroy, VIC 3065')
  expect(mail?.text_body.split('Loud trams, good bread')).toHaveLength(2)
  expect(others).toEqual([])
})

it('emails that were stopped about a street stay stopped, whatever is wanted of its suburb', async () => {
  await follow(ALICE)
  await follow(ALICE, true, SMITH_STREET)
  await stopEmails(21)
  await review(BRUNO)
  expect(await mailsTo(ALICE, 1.01)).toEqual([])
  await portal.database.exec('update location_follower set is_by_email = not is_by_email; delete from post')
  await review(BRUNO)
  expect(await mailsTo(ALICE, 1.01)).toHaveLength(1)
})
