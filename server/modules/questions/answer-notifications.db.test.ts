import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCursor } from '#server/platform/events/domain-events.queries.ts'
import {
  ALICE,
  BRUNO,
  emailOf,
  EVA,
  type ReviewsUnderTest,
  reviewsUnderTest,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
  await addCursor(portal.database, 'answers')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  await portal.database.exec('delete from pending_notification; delete from mail; delete from alert_notification')
  await portal.runJob('events.answers')
})

const DAY = 24 * 60 * 60 * 1000

/** Who asks follows the question. */
async function ask(memberId: number): Promise<number> {
  const { data } = await portal.ask(
    memberId,
    `mutation { askQuestion(input: { locationUniqueUri: "fitzroy-vic-3065", title: "Does the creek ever flood?" }) { post { postId } } }`,
  )
  return data.askQuestion.post.postId
}
async function answer(memberId: number, postId: number, content: string): Promise<number> {
  const { data } = await portal.ask(
    memberId,
    `mutation { answerQuestion(input: { postId: ${postId}, content: "${content}" }) { post { postId } } }`,
  )
  return data.answerQuestion.post.postId
}
const follow = (memberId: number, postId: number, isFollowed: boolean) =>
  portal.ask(memberId, `mutation { followQuestion(postId: ${postId}, isFollowed: ${isFollowed}) { followers } }`)
/** What the jobs of the next day send to somebody. */
async function mailsTo(memberId: number) {
  await portal.runJob('events.answers')
  portal.setNow(new Date(portal.now().getTime() + 1.01 * DAY))
  await portal.runJob('answers.mail', { memberId })
  return portal.database.query<{ subject: string; text_body: string }>(
    'select subject, text_body from mail where recipient = $1 order by id',
    [emailOf(memberId)],
  )
}

it('answers to a question come to who follows it with the next digest, once, and not to who answered', async () => {
  const postId = await ask(ALICE)
  const first = await answer(BRUNO, postId, 'Not since the new drain was built.')
  await answer(EVA, postId, 'Our cellar was wet twice.')
  const [mail, ...others] = await mailsTo(ALICE)
  expect([mail?.subject, others]).toEqual(['2 new answers to “Does the creek ever flood?”', []])
  for (const words of ['Not since the new drain', 'Our cellar was wet', `#post-${first}`]) {
    expect(mail?.text_body).toContain(words)
  }
  expect(await mailsTo(ALICE)).toHaveLength(1)
  // Who answers follows too, and reads what the other one answered.
  expect((await mailsTo(BRUNO)).map(({ subject }) => subject)).toEqual(['1 new answer to “Does the creek ever flood?”'])
})

it('an answer that is taken back before the digest is left out, and so is a question that is followed no longer', async () => {
  const postId = await ask(ALICE)
  const answerId = await answer(BRUNO, postId, 'Not since the new drain was built.')
  await portal.runJob('events.answers')
  await portal.ask(BRUNO, `mutation { withdrawPost(postId: ${answerId}) { post { status } } }`)
  expect(await mailsTo(ALICE)).toEqual([])
  await answer(BRUNO, postId, 'I looked again, and it does.')
  await portal.runJob('events.answers')
  await follow(ALICE, postId, false)
  expect(await mailsTo(ALICE)).toEqual([])
})

it('the link in an email has its reader follow the question no longer', async () => {
  const postId = await ask(ALICE)
  await answer(BRUNO, postId, 'Not since the new drain was built.')
  const [mail] = await mailsTo(ALICE)
  const token = /unsubscribe\?token=(answers\.[\w.-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
  const stop = async (path: string) =>
    (await portal.app.inject({ method: 'POST', url: path, payload: { token } })).json().results
  expect(await stop('/api/alerts/unsubscribe/summary')).toMatchObject([{ name: 'Does the creek ever flood?' }])
  expect(await stop('/api/alerts/unsubscribe')).toMatchObject([{ name: 'Does the creek ever flood?' }])
  expect(await portal.database.query('select member_id from post_follower where member_id = $1', [ALICE])).toEqual([])
  await answer(EVA, postId, 'Our cellar was wet twice.')
  expect(await mailsTo(ALICE)).toHaveLength(1)
})
