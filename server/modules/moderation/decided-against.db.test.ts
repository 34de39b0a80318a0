import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstCode, moderationCalls } from '#tests/support/moderation-calls.ts'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest, VERA } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const calls = moderationCalls(() => portal)
const question = { title: 'Is the tram loud at night?', content: 'We sleep lightly.' }
const changed = { ...question, content: 'My neighbour is called Dan and he is loud.' }

async function call(name: string, type: string, input: object) {
  const text = `mutation C($input: ${type}!) { call: ${name}(input: $input) { post { postId status } } }`
  return (await portal.ask(ALICE, text, { input })).data.call.post
}
const update = (postId: number) => call('updatePost', 'UpdatePostInput', { postId, ...changed })
const withdraw = (memberId: number, postId: number) =>
  portal.ask(memberId, `mutation { withdrawPost(postId: ${postId}) { post { status } } }`)
const review = (content: string) =>
  call('writeLocationReview', 'WriteLocationReviewInput', {
    locationUniqueUri: 'fitzroy-vic-3065',
    review: { title: 'What it is like here', content, rating: 4, authorRelation: 'livesHere' },
  })

describe('what staff edited', () => {
  it('is read by staff again each time its author changes it, until they publish it', async () => {
    const { postId } = await calls.asked(ALICE, question)
    await calls.moderate(VERA, { postId, decision: 'edit', ...question })
    expect(await update(postId)).toMatchObject({ status: 'held' })
    expect(await update(postId)).toMatchObject({ status: 'held' })
    await calls.moderate(VERA, { postId })
    expect(await update(postId)).toMatchObject({ status: 'published' })
  })

  it('is read again also after an appeal that staff have not answered', async () => {
    const { postId } = await calls.asked(ALICE, question)
    await calls.moderate(VERA, { postId, decision: 'edit', ...question })
    await calls.appeal(ALICE, postId)
    expect(await update(postId)).toMatchObject({ status: 'held' })
  })
})

describe('a review of a place', () => {
  const first = 'We came for the park and stayed for the neighbours, who lend ladders.'
  const second = 'Every evening somebody practises the trumpet, and honestly it is lovely.'

  it('that follows one that was rejected and taken back is read by staff', async () => {
    const { postId } = await review(first)
    await calls.moderate(VERA, { postId, decision: 'reject' })
    await withdraw(ALICE, postId)
    expect(await review(second)).toMatchObject({ status: 'held' })
  })

  it('that follows one that its author alone took back is not', async () => {
    const { postId } = await review(first)
    await withdraw(ALICE, postId)
    expect(await review(second)).toMatchObject({ status: 'published' })
  })
})

describe('a reply to what nobody sees', () => {
  it('is not published by staff, but can be rejected; one that was published already stays so', async () => {
    const { postId } = await calls.asked(BRUNO)
    const kept = await calls.answered(ALICE, postId)
    const answer = await calls.answered(ALICE, postId, 'See www.trams.example for all of it.')
    await portal.database.query(`update post set status = 'withdrawn' where id = $1`, [postId])
    const refused = await calls.moderate(VERA, { postId: answer.postId })
    expect([firstCode(refused), refused.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'Nobody sees what it replies to. Publish that first, or decide against this too.',
    ])
    expect(firstCode(await calls.moderate(VERA, { postId: kept.postId }))).toBe('none')
    expect(firstCode(await calls.moderate(VERA, { postId: answer.postId, decision: 'reject' }))).toBe('none')
  })
})
