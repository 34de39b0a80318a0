import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { moderationCalls } from '#tests/support/moderation-calls.ts'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest, VERA } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const calls = moderationCalls(() => portal)
const { asked, answered, moderate } = calls

const FITZROY = 'fitzroy-vic-3065'
const review = {
  title: 'Trams until midnight',
  content: 'We came for the park and stayed for the neighbours, who lend ladders.',
  rating: 5,
  statistics: [{ type: 'quiet', rating: 2 }],
  authorRelation: 'livesHere',
  sinceYear: 2019,
  pros: ['Trams'],
  cons: ['Parking'],
}

async function reviewed(): Promise<number> {
  const text =
    'mutation Write($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { post { postId } } }'
  const { data } = await portal.ask(ALICE, text, { input: { locationUniqueUri: FITZROY, review } })
  return data.writeLocationReview.post.postId
}

const changeReview = (postId: number, change: object) =>
  portal.ask(
    ALICE,
    'mutation Update($input: UpdateLocationReviewInput!) { updateLocationReview(input: $input) { post { status } } }',
    { input: { postId, review: { ...review, ...change } } },
  )

async function changed(postId: number, title: string, content = ''): Promise<string> {
  const text = 'mutation Up($input: UpdatePostInput!) { updatePost(input: $input) { post { status } } }'
  const { data } = await portal.ask(ALICE, text, { input: { postId, title, content } })
  return data.updatePost.post.status
}

const VERSION = 'title content rating statistics { type rating } authorRelation sinceYear pros cons isPublic replacedAt'
const history = async (postId: number, memberId: number | null = null) =>
  (
    await portal.ask(
      memberId,
      `{ postHistory(postId: ${postId}) { kind title path location { uri } versions { ${VERSION} } } }`,
    )
  ).data.postHistory

const hasHistory = async (postId: number) =>
  (await portal.ask(null, `{ question(uri: "x-${postId}") { hasHistory } }`)).data.question?.hasHistory

const versionsForStaff = async (postId: number) =>
  (await portal.ask(VERA, `{ moderationCase(postId: ${postId}) { versions { ${VERSION} } } }`)).data.moderationCase
    .versions

it('a changed review is read by everybody as it was, with its ratings, pros and cons, in the time of the place', async () => {
  const postId = await reviewed()
  expect(await history(postId)).toBeNull()
  portal.setNow(new Date('2026-12-31T14:00:00Z'))
  await changeReview(postId, { title: 'Trams, sometimes', rating: 2, statistics: [], pros: [], cons: [] })
  const { replacedAt, ...before } = { ...review, isPublic: true, replacedAt: '2027-01-01T01:00:00+11:00' }
  expect(await history(postId)).toEqual({
    kind: 'locationReview',
    title: 'Trams, sometimes',
    path: `/suburb-profile/fitzroy-vic-3065#post-${postId}`,
    location: { uri: FITZROY },
    versions: [{ ...before, replacedAt }],
  })
  const list = await portal.ask(
    null,
    `{ locationReviews(locationUniqueUri: "${FITZROY}") { results { editedAt hasHistory } } }`,
  )
  expect(list.data.locationReviews.results).toEqual([{ editedAt: replacedAt, hasHistory: true }])
  expect(await versionsForStaff(postId)).toEqual([{ ...before, replacedAt: '2026-12-31T14:00:00.000Z' }])
})

it('a changed question is read as it was, the latest first', async () => {
  const { postId, title } = await asked(ALICE, { title: 'Is it loud at night?' })
  expect([title, await hasHistory(postId)]).toEqual([undefined, false])
  await changed(postId, 'Is it loud in the mornings?', 'By the hotel.')
  await changed(postId, 'Is it loud on Sundays?')
  expect(await hasHistory(postId)).toBe(true)
  expect((await history(postId)).versions).toMatchObject([
    { title: 'Is it loud in the mornings?', content: 'By the hotel.', rating: null, authorRelation: null, pros: [] },
    { title: 'Is it loud at night?', content: '' },
  ])
})

it('what was held is read by staff alone, also once the post is published', async () => {
  const { postId, status } = await asked(ALICE, { title: 'Where is this?', content: 'See www.trams.example for it.' })
  expect([status, await changed(postId, 'Where is the hotel?')]).toEqual(['held', 'published'])
  expect([await hasHistory(postId), await history(postId), await history(postId, ALICE)]).toEqual([false, null, null])
  expect(await versionsForStaff(postId)).toMatchObject([{ title: 'Where is this?', isPublic: false }])
})

it('what was changed after it was reported is read by staff alone', async () => {
  const { postId } = await asked(ALICE, { title: 'Who is Mr Brown next door?' })
  await calls.report(BRUNO, postId)
  await changed(postId, 'Who is the man next door?')
  expect([await hasHistory(postId), await history(postId)]).toEqual([false, null])
})

it.each(['edit', 'reject'] as const)(
  'what staff %s takes every version before it away from everybody',
  async (decision) => {
    const { postId } = await asked(ALICE, { title: 'Who is Mr Brown next door?' })
    await changed(postId, 'Who is old Mr Brown next door?')
    expect(await hasHistory(postId)).toBe(true)
    await moderate(VERA, { postId, decision, title: 'Who lives next door?' })
    expect(await history(postId)).toBeNull()
    await moderate(VERA, { postId, decision: 'publish' })
    expect([await hasHistory(postId), await history(postId)]).toEqual([false, null])
    await changed(postId, 'Who lives beside the hotel?')
    const shown = (await history(postId)).versions.map((version: { title: string }) => version.title)
    expect(shown).toEqual([decision === 'edit' ? 'Who lives next door?' : 'Who is old Mr Brown next door?'])
    expect(await versionsForStaff(postId)).toHaveLength(decision === 'edit' ? 3 : 2)
  },
)

it('answers, and what is not published any more, have no history', async () => {
  const { postId } = await asked(ALICE, { title: 'Is it loud at night?' })
  const { postId: question } = await asked(BRUNO)
  const answer = await answered(ALICE, question, 'Only in summer.')
  await changed(answer.postId, '', 'Only in winter.')
  await changed(postId, 'Is it loud in the mornings?')
  await portal.ask(ALICE, `mutation { withdrawPost(postId: ${postId}) { post { status } } }`)
  expect([await history(answer.postId), await history(postId), await history(999_999)]).toEqual([null, null, null])
})
