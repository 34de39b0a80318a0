import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ALICE, type ReviewsUnderTest, reviewsUnderTest } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

type Changed = { code: string; text: string }
/** A post that its author reads, changes in another window a minute later, and then changes here. */
type Case = {
  write(): Promise<void>
  revision(): Promise<string>
  change(text: string, revision: string | null): Promise<string>
  text(): Promise<string>
}

const ask = (query: string, variables?: Record<string, unknown>) => portal.ask(ALICE, query, variables)
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>): string => errors?.[0]?.extensions.code ?? 'none'
const WRITE_QUESTION = 'mutation W($input: AskQuestionInput!) { askQuestion(input: $input) { post { postId } } }'
const CHANGE_QUESTION = 'mutation C($input: UpdatePostInput!) { updatePost(input: $input) { post { postId } } }'
const WRITE_REVIEW =
  'mutation W($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { post { postId } } }'
const CHANGE_REVIEW =
  'mutation C($input: UpdateLocationReviewInput!) { updateLocationReview(input: $input) { post { postId } } }'
const WRITE_AGENT_REVIEW =
  'mutation W($input: WriteAgentReviewInput!) { writeAgentReview(input: $input) { review { id } } }'
const CHANGE_AGENT_REVIEW = `mutation C($id: ID!, $review: AgentReviewInput!, $revision: String) {
  updateAgentReview(reviewId: $id, review: $review, revision: $revision) { review { id } } }`

let postId = 0
const title = 'Is it hard to find a park on the street?'
const review = { title, rating: 4, authorRelation: 'livesHere' }
const agentReview = { title, rating: 4, statistics: [], serviceProvidedType: 'sale' }
const ownReview = async () =>
  (await ask('{ ownLocationReview(locationUniqueUri: "fitzroy-vic-3065") { review { post { content revision } } } }'))
    .data.ownLocationReview.review.post
const ownQuestion = async () =>
  (await ask(`{ ownThread(postId: ${postId}) { posts { content revision } } }`)).data.ownThread.posts[0]
const ownAgentReview = async () =>
  (await ask('{ ownAgentReviews(username: "mia-chen") { reviews { content revision } } }')).data.ownAgentReviews
    .reviews[0]
const sentence = (text: string) => `${text} is what we have to say about it.`

const cases: Record<string, Case> = {
  'a question': {
    async write() {
      const input = { locationUniqueUri: 'fitzroy-vic-3065', title, content: sentence('First') }
      postId = (await ask(WRITE_QUESTION, { input })).data.askQuestion.post.postId
    },
    revision: async () => (await ownQuestion()).revision,
    text: async () => (await ownQuestion()).content,
    change: async (text, revision) =>
      codeOf(await ask(CHANGE_QUESTION, { input: { postId, title, content: sentence(text), revision } })),
  },
  'a review of a place': {
    async write() {
      const input = { locationUniqueUri: 'fitzroy-vic-3065', review: { ...review, content: sentence('First') } }
      postId = (await ask(WRITE_REVIEW, { input })).data.writeLocationReview.post.postId
    },
    revision: async () => (await ownReview()).revision,
    text: async () => (await ownReview()).content,
    change: async (text, revision) =>
      codeOf(await ask(CHANGE_REVIEW, { input: { postId, revision, review: { ...review, content: sentence(text) } } })),
  },
  'a review of an agent': {
    async write() {
      const input = { username: 'mia-chen', review: { ...agentReview, content: sentence('First') } }
      postId = Number((await ask(WRITE_AGENT_REVIEW, { input })).data.writeAgentReview.review.id)
    },
    revision: async () => (await ownAgentReview()).revision,
    text: async () => (await ownAgentReview()).content,
    change: async (text, revision) =>
      codeOf(
        await ask(CHANGE_AGENT_REVIEW, {
          id: String(postId),
          revision,
          review: { ...agentReview, content: sentence(text) },
        }),
      ),
  },
}

it.each(Object.entries(cases))(
  '%s that another window changed is not overwritten by who read it before',
  async (_, post) => {
    await post.write()
    const read = await post.revision()
    const later = (): void => portal.setNow(new Date(portal.now().getTime() + 60_000))
    const changed = async (text: string, revision: string | null): Promise<Changed> => {
      later()
      return { code: await post.change(text, revision), text: await post.text() }
    }
    expect(await changed('Second', read)).toEqual({ code: 'none', text: sentence('Second') })
    expect(await changed('Third', read)).toEqual({ code: 'CONFLICT', text: sentence('Second') })
    expect(await changed('Third', await post.revision())).toEqual({ code: 'none', text: sentence('Third') })
    expect(await changed('Fourth', null)).toEqual({ code: 'none', text: sentence('Fourth') })
  },
)
