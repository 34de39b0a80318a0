import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstCode, moderationCalls } from '#tests/support/moderation-calls.ts'
import { ALICE, type ReviewsUnderTest, reviewsUnderTest, VERA } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const calls = moderationCalls(() => portal)
const said = {
  title: 'What it is like here',
  content: 'We came for the park and stayed for the neighbours, who lend ladders.',
}
const SAID_OF_PLACE = 'statistics { type rating } authorRelation sinceYear pros cons'

const points = { pros: ['Trams at the door'], cons: ['dickheads next door'] }
const facts = {
  statistics: [{ type: 'quiet', rating: 2 }],
  authorRelation: 'livesHere',
  sinceYear: 2019,
  ...points,
}

async function written(given: object = {}) {
  const review = { ...said, rating: 4, ...facts, ...given }
  const { data } = await portal.ask(
    ALICE,
    'mutation W($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { post { postId holdReasons } } }',
    { input: { locationUniqueUri: 'fitzroy-vic-3065', review } },
  )
  return data.writeLocationReview.post
}
const edit = (postId: number, given: object) => calls.moderate(VERA, { postId, decision: 'edit', ...said, ...given })
const shown = async () =>
  (await portal.ask(null, '{ locationReviews(locationUniqueUri: "fitzroy-vic-3065") { results { pros cons } } }')).data
    .locationReviews.results

describe('a review of a place', () => {
  it('is read by staff with all that it says', async () => {
    const { postId, holdReasons } = await written()
    expect(holdReasons).toEqual(['insult'])
    const { data } = await portal.ask(VERA, `{ moderationCase(postId: ${postId}) { ${SAID_OF_PLACE} } }`)
    expect(data.moderationCase).toEqual(facts)
  })

  it('is published with the pros and cons that staff write; what it said before is theirs to read', async () => {
    const { postId } = await written()
    await edit(postId, { pros: [' Trams  nearby '], cons: [] })
    expect(await shown()).toEqual([{ pros: ['Trams nearby'], cons: [] }])
    const { data } = await portal.ask(VERA, `{ moderationCase(postId: ${postId}) { versions { pros cons isPublic } } }`)
    expect(data.moderationCase.versions).toEqual([{ ...points, isPublic: false }])
  })

  it('keeps those that staff do not name, and has none that its author could not write', async () => {
    const { postId } = await written()
    expect(firstCode(await edit(postId, { cons: ['x'] }))).toBe('BAD_INPUT cons')
    await edit(postId, { cons: ['Loud'] })
    expect(await shown()).toEqual([{ pros: ['Trams at the door'], cons: ['Loud'] }])
  })
})

it('another post has none of it', async () => {
  const { postId } = await calls.asked(ALICE)
  const { data } = await portal.ask(VERA, `{ moderationCase(postId: ${postId}) { ${SAID_OF_PLACE} } }`)
  expect(data.moderationCase).toEqual({ statistics: [], authorRelation: null, sinceYear: null, pros: [], cons: [] })
  expect(firstCode(await edit(postId, { title: 'Is the tram loud at night?', cons: ['Loud'] }))).toBe('none')
})
