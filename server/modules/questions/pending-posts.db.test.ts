import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const LINK = 'See www.example.com for what we found out.'
const title = 'Is it hard to find a park on the street?'
const ASK = 'mutation W($input: AskQuestionInput!) { askQuestion(input: $input) { post { postId } } }'
const ANSWER = 'mutation W($input: ReplyInput!) { answerQuestion(input: $input) { post { postId } } }'
const REVIEW =
  'mutation W($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { post { postId } } }'
const AGENT_REVIEW = 'mutation W($input: WriteAgentReviewInput!) { writeAgentReview(input: $input) { review { id } } }'

const locationUniqueUri = 'fitzroy-vic-3065'
const ask = async (content: string): Promise<number> =>
  (await portal.ask(ALICE, ASK, { input: { locationUniqueUri, title, content } })).data.askQuestion.post.postId
const pendingOf = async (memberId: number) =>
  (await portal.ask(memberId, '{ pendingPosts { kind title content status path } pendingAgentReviews { title } }')).data

it('everything of theirs that is not published is shown to its author, and to nobody else', async () => {
  const published = await ask('After work, I mean.')
  await portal.ask(ALICE, ANSWER, { input: { postId: published, content: LINK } })
  const review = { title: 'Close to the river', content: LINK, rating: 4, authorRelation: 'livesHere' }
  await portal.ask(ALICE, REVIEW, { input: { locationUniqueUri, review } })
  const ofAgent = { title: 'Straight with us', content: LINK, rating: 4, statistics: [], serviceProvidedType: 'sale' }
  await portal.ask(ALICE, AGENT_REVIEW, { input: { username: 'mia-chen', review: ofAgent } })
  const { pendingPosts, pendingAgentReviews } = await pendingOf(ALICE)
  expect(pendingPosts.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['answer', 'locationReview'])
  expect(pendingPosts).toContainEqual({
    kind: 'locationReview',
    title: 'Close to the river',
    content: LINK,
    status: 'held',
    path: expect.stringMatching('/suburb-profile/fitzroy-vic-3065'),
  })
  expect(pendingAgentReviews).toEqual([{ title: 'Straight with us' }])
  expect(await pendingOf(BRUNO)).toEqual({ pendingPosts: [], pendingAgentReviews: [] })
  const { errors } = await portal.ask(null, '{ pendingPosts { title } }')
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

it('what was rejected stays there, what was taken back is gone', async () => {
  const [rejected, withdrawn] = [await ask(LINK), await ask(`${LINK} And so on.`)]
  await portal.database.query(`update post set status = 'rejected' where id = $1`, [rejected])
  await portal.ask(ALICE, `mutation { withdrawPost(postId: ${withdrawn}) { post { status } } }`)
  expect((await pendingOf(ALICE)).pendingPosts).toMatchObject([{ status: 'rejected' }])
})
