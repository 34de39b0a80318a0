import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstCode, moderationCalls, REASON } from '#tests/support/moderation-calls.ts'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest, UMA, VERA } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
  await portal.forget()
})
afterAll(() => portal.close())

const calls = moderationCalls(() => portal)
const { asked, moderate, waiting } = calls

it('staff who may read what members write, and not manage it, read what was reported and what was decided against, and decide nothing', async () => {
  const { postId } = await asked(ALICE)
  await calls.report(BRUNO, postId)
  expect((await waiting(UMA)).results).toMatchObject([{ postId, reportReasons: ['advertising'], decisions: [] }])
  await moderate(VERA, { postId, decision: 'reject' })
  const against = { postId, status: 'rejected', steps: [{ type: 'reject', reason: REASON }], decisions: [] }
  expect((await waiting(UMA, { state: 'decided' })).results).toMatchObject([against])
  expect(await calls.case(UMA, postId)).toMatchObject(against)
  const refused = [
    await moderate(UMA, { postId }),
    await calls.setWriting(UMA, ALICE, true),
    await calls.setWriting(UMA, ALICE, false),
  ]
  expect(refused.map(firstCode)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
})
