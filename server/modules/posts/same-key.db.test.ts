import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ALICE, type ReviewsUnderTest, reviewsUnderTest } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const locationUniqueUri = 'fitzroy-vic-3065'
const idempotencyKey = 'the-key-of-a-post'
const title = 'Is it hard to find a park on the street?'
const ASK = 'mutation W($input: AskQuestionInput!) { askQuestion(input: $input) { post { postId title } } }'
const CHANGE = 'mutation W($input: UpdatePostInput!) { updatePost(input: $input) { post { postId } } }'
const REVIEW =
  'mutation W($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { post { postId } } }'
const AGENT_REVIEW = 'mutation W($input: WriteAgentReviewInput!) { writeAgentReview(input: $input) { review { id } } }'
const CHANGE_AGENT_REVIEW = `mutation C($id: ID!, $review: AgentReviewInput!) {
  updateAgentReview(reviewId: $id, review: $review) { review { id } } }`

/** The number of the post, or the code of the error. */
async function send(mutation: string, input: object): Promise<string> {
  const { data, errors } = await portal.ask(ALICE, mutation, { input })
  if (errors?.[0]) return errors[0].extensions.code
  const { post, review } = Object.values<{ post?: { postId: number }; review?: { id: string } }>(data)[0] ?? {}
  return String(post?.postId ?? review?.id)
}

const ask = (given: object = {}) => send(ASK, { locationUniqueUri, idempotencyKey, title, ...given })

it('a question under the key of another is an error, and the first stays, also once it was changed', async () => {
  const first = await ask()
  expect(await ask({ title: `  ${title} ` })).toBe(first)
  expect(await ask({ content: 'After work, I mean.' })).toBe('CONFLICT')
  expect(await ask({ isDiscussion: true })).toBe('CONFLICT')
  await send(CHANGE, { postId: Number(first), title: 'Where do you leave a car at night?', content: '' })
  expect(await ask()).toBe(first)
  expect(await ask({ title: 'Where do you leave a car at night?' })).toBe('CONFLICT')
  expect(await portal.database.query('select title from post')).toEqual([
    { title: 'Where do you leave a car at night?' },
  ])
})

it('a review with other stars under its key is an error', async () => {
  const review = { title, content: 'Nowhere to park after six, ever.', rating: 4, authorRelation: 'livesHere' }
  const write = (given: object = {}) =>
    send(REVIEW, { locationUniqueUri, idempotencyKey, review: { ...review, ...given } })
  const first = await write()
  expect([await write(), await write({ rating: 5 })]).toEqual([first, 'CONFLICT'])
})

it('a review of an agent is one under its key as well, and whatever is sent under it once it was changed', async () => {
  const review = {
    title,
    content: 'She told us on the first day.',
    rating: 4,
    statistics: [],
    serviceProvidedType: 'sale',
  }
  const write = (given: object = {}) =>
    send(AGENT_REVIEW, { username: 'mia-chen', idempotencyKey, review: { ...review, ...given } })
  const first = await write()
  expect([await write(), await write({ title: 'Another title' })]).toEqual([first, 'CONFLICT'])
  await portal.ask(ALICE, CHANGE_AGENT_REVIEW, { id: first, review: { ...review, title: 'Straight with us' } })
  expect(await write()).toBe(first)
})
