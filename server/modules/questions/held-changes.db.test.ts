import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const title = 'Is it hard to find a park on the street?'
const ASK = 'mutation Ask($input: AskQuestionInput!) { askQuestion(input: $input) { post { postId } } }'
const ANSWER = 'mutation Say($input: ReplyInput!) { answerQuestion(input: $input) { post { postId status } } }'
const UPDATE = 'mutation Up($input: UpdatePostInput!) { updatePost(input: $input) { post { status } } }'

const asked = async (isDiscussion: boolean): Promise<number> => {
  const input = { locationUniqueUri: 'fitzroy-vic-3065', title, content: '', isDiscussion }
  return (await portal.ask(ALICE, ASK, { input })).data.askQuestion.post.postId
}
const answer = async (memberId: number, postId: number, content: string) =>
  expect((await portal.ask(memberId, ANSWER, { input: { postId, content } })).data.answerQuestion.post.status).toBe(
    'published',
  )
const addLink = (postId: number) =>
  portal.ask(ALICE, UPDATE, { input: { postId, title, content: 'See www.example.com' } })
const read = async (postId: number) =>
  (await portal.ask(null, `{ question(uri: "x-${postId}") { title content replyCount editedAt } }`)).data.question
const ownThread = async (memberId: number, postId: number) =>
  (await portal.ask(memberId, `{ ownThread(postId: ${postId}) { isAuthor posts { postId content holdReasons } } }`))
    .data.ownThread

it.each([true, false])('a link is refused in what others have answered, which stays (discussion: %s)', async (kind) => {
  const postId = await asked(kind)
  await answer(ALICE, postId, 'After six it is.')
  await answer(BRUNO, postId, 'Not on Sundays.')
  const { errors } = await addLink(postId)
  const [error] = errors ?? []
  expect(error?.extensions.code).toBe('BAD_INPUT')
  expect(error?.message).toMatch(/^Others have answered this/)
  expect(await read(postId)).toEqual({ title, content: '', replyCount: 2, editedAt: null })
})

it('a link takes what its author alone answered off the page, where its author still has it', async () => {
  const postId = await asked(false)
  await answer(ALICE, postId, 'After six it is.')
  expect((await addLink(postId)).data.updatePost.post.status).toBe('held')
  expect(await read(postId)).toBeNull()
  const { isAuthor, posts } = await ownThread(ALICE, postId)
  expect(isAuthor).toBe(true)
  expect(posts).toContainEqual({ postId, content: 'See www.example.com', holdReasons: ['link'] })
  expect(await ownThread(BRUNO, postId)).toBeNull()
})
