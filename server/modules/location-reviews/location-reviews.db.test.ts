import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  DAN,
  EVA,
  MIA,
  NEW,
  type ReviewsUnderTest,
  reviewsUnderTest,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

type Answer = Awaited<ReturnType<ReviewsUnderTest['ask']>>
const codeOf = ({ errors }: Answer): string => {
  const [error] = errors ?? []
  return error === undefined ? 'none' : [error.extensions.code, error.extensions['field']].filter(Boolean).join(' ')
}

const FITZROY = 'fitzroy-vic-3065'
const texts = [
  'We came for the park and stayed for the neighbours, who lend ladders.',
  'Every evening somebody practises the trumpet, and honestly it is lovely.',
  'Parking has become a sport, though the bakery on the corner makes up for a lot.',
  'The flood of two winters ago is still talked about at the creek end.',
  'Buses come when they feel like it; cycling is faster than anything else.',
]
let turn = 0
const fields = (change: object = {}) => {
  turn += 1
  const content = texts[turn % texts.length]
  return { title: `What it is like here, part ${turn}`, content, rating: 4, authorRelation: 'livesHere', ...change }
}

const POST = 'post { postId kind title content status holdReasons path editedAt }'
const write = (memberId: number | null, change: object = {}, locationUniqueUri = FITZROY, idempotencyKey?: string) =>
  portal.ask(
    memberId,
    `mutation Write($input: WriteLocationReviewInput!) { writeLocationReview(input: $input) { ${POST} } }`,
    { input: { locationUniqueUri, idempotencyKey, review: fields(change) } },
  )
const written = async (memberId: number, change: object = {}, uri = FITZROY) =>
  (await write(memberId, change, uri)).data.writeLocationReview.post
const update = (memberId: number | null, postId: number, change: object = {}) =>
  portal.ask(
    memberId,
    `mutation Update($input: UpdateLocationReviewInput!) { updateLocationReview(input: $input) { ${POST} } }`,
    { input: { postId, review: fields(change) } },
  )
const call = (memberId: number | null, field: string) => portal.ask(memberId, `mutation { ${field} }`)
const vote = (memberId: number, postId: number, isGiven = true) =>
  call(memberId, `voteForAnswer(postId: ${postId}, isGiven: ${isGiven}) { votes }`)

const reviews = async (given = '', uri = FITZROY) =>
  (
    await portal.ask(
      null,
      `{ locationReviews(locationUniqueUri: "${uri}" ${given}) { total relations { relation count } location { uri } results {
           postId title rating statistics { type rating } authorRelation sinceYear pros cons author { username } helpfulCount
           commentCount editedAt comments { content author { username } } } } }`,
    )
  ).data.locationReviews
const overview = async (asked: string, uri = FITZROY) =>
  (await portal.ask(null, `{ locationOverview(identifier: "${uri}") { ${asked} } }`)).data.locationOverview

describe('a review of a place', () => {
  it('is published at once, and read with all that it says', async () => {
    const given = {
      title: 'Trams, cafes and no parking',
      statistics: [{ type: 'food', rating: 5 }],
      sinceYear: 2019,
      pros: [' Cafes '],
      cons: ['Parking'],
    }
    const { postId, ...post } = await written(ALICE, given)
    expect(post).toMatchObject({
      kind: 'locationReview',
      status: 'published',
      holdReasons: [],
      path: `/suburb-profile/fitzroy-vic-3065#post-${postId}`,
    })
    expect(await reviews()).toEqual({
      total: 1,
      relations: [{ relation: 'livesHere', count: 1 }],
      location: { uri: FITZROY },
      results: [
        {
          postId,
          title: given.title,
          rating: 4,
          statistics: given.statistics,
          sinceYear: 2019,
          authorRelation: 'livesHere',
          pros: ['Cafes'],
          cons: ['Parking'],
          author: { username: 'alice-lee' },
          helpfulCount: 0,
          commentCount: 0,
          editedAt: null,
          comments: [],
        },
      ],
    })
  })

  it('is one a member and place, and one a key', async () => {
    const said = { title: 'Sent twice', content: 'The same words under the same key, because the answer was lost.' }
    const first = await write(ALICE, said, FITZROY, 'key-of-the-review')
    const again = await write(ALICE, said, FITZROY, 'key-of-the-review')
    expect(again.data.writeLocationReview).toEqual(first.data.writeLocationReview)
    expect(codeOf(await write(ALICE))).toBe('BAD_INPUT locationUniqueUri')
    expect(codeOf(await write(ALICE, {}, 'smith-street-fitzroy-vic-3065'))).toBe('none')
    await call(ALICE, `withdrawPost(postId: ${first.data.writeLocationReview.post.postId}) { post { status } }`)
    expect(codeOf(await write(ALICE))).toBe('none')
    expect(await reviews()).toMatchObject({ total: 1 })
  })

  it('is written once by two calls at the same time', async () => {
    const answers = await Promise.all([write(ALICE), write(ALICE), write(BRUNO)])
    expect(answers.map(codeOf).toSorted()).toEqual(['BAD_INPUT locationUniqueUri', 'none', 'none'])
    expect(await overview('reviewCount rating score')).toEqual({ reviewCount: 2, rating: 4, score: 66 })
  })

  it('by an agent is marked as such whatever is sent', async () => {
    await written(MIA, { authorRelation: 'livesHere' })
    const { results } = await reviews()
    expect(results[0]).toMatchObject({ authorRelation: 'agent', author: { username: 'mia-chen' } })
    await update(MIA, results[0].postId, { authorRelation: 'livedHere' })
    expect((await reviews('relation: agent')).total).toBe(1)
    expect((await reviews('relation: livesHere')).results).toEqual([])
  })

  it.each([
    ['no stars', { rating: 0 }, 'BAD_INPUT rating'],
    ['a topic twice', { statistics: [1, 2].map((rating) => ({ type: 'food', rating })) }, 'BAD_INPUT statistics'],
    ['a year to come', { sinceYear: 2027 }, 'BAD_INPUT sinceYear'],
    ['six pros', { pros: ['Ant', 'Bee', 'Cat', 'Dog', 'Elk', 'Fox'] }, 'BAD_INPUT pros'],
    ['nothing but emoji', { content: '🏡'.repeat(40) }, 'BAD_INPUT content'],
    ['50,000 signs', { content: 'x'.repeat(50_000) }, 'BAD_INPUT content'],
    ['an unknown relation', { authorRelation: 'owns' }, 'BAD_INPUT'],
  ])('with %s is refused', async (_name, change, code) => {
    expect(codeOf(await write(ALICE, change))).toContain(code)
    expect((await reviews()).total).toBe(0)
  })

  it.each([
    ['a region', 'inner-melbourne-vic'],
    ['nowhere', 'atlantis-vic-9999'],
  ])('of %s is refused', async (_name, uri) => {
    expect(codeOf(await write(ALICE, {}, uri))).toBe('BAD_INPUT locationUniqueUri')
  })

  it('waits for the address, is held for what its points say, and when it is pasted to another place', async () => {
    expect((await written(DAN)).status).toBe('unconfirmed')
    expect(await written(NEW)).toMatchObject({ status: 'held', holdReasons: ['newAccount'] })
    expect((await written(ALICE, { pros: ['See www.example.com'] })).holdReasons).toEqual(['link'])
    const same = {
      title: 'The best suburb of them all',
      content: 'Nothing but trees and trams, and friendly people everywhere.',
    }
    expect((await written(BRUNO, same)).status).toBe('published')
    expect((await written(BRUNO, same, 'carlton-vic-3053')).holdReasons).toEqual(['repeated'])
    expect((await reviews()).total).toBe(1)
  })

  it('is changed by its author alone, and says so', async () => {
    const { postId } = await written(ALICE, { title: 'As it was before', rating: 5 })
    expect(codeOf(await update(BRUNO, postId))).toBe('FORBIDDEN')
    expect(codeOf(await update(null, postId))).toBe('UNAUTHENTICATED')
    expect(codeOf(await update(ALICE, postId, { title: 'As it is now', rating: 2, pros: ['Quiet'] }))).toBe('none')
    const { results } = await reviews()
    expect(results[0]).toMatchObject({
      title: 'As it is now',
      rating: 2,
      pros: ['Quiet'],
      editedAt: expect.any(String),
    })
    expect(await overview('rating')).toEqual({ rating: 2 })
    const before = await portal.database.query('select title from post_version where post_id = $1', [postId])
    expect(before).toEqual([{ title: 'As it was before' }])
  })

  it('is no question, and a question is no review', async () => {
    const { postId } = await written(ALICE)
    const question = await portal.ask(
      ALICE,
      `mutation { askQuestion(input: { locationUniqueUri: "${FITZROY}", title: "Is it loud at night?" }) { post { postId } } }`,
    )
    const other = question.data.askQuestion.post.postId
    expect(codeOf(await update(ALICE, other))).toBe('NOT_FOUND')
    const asPost = `updatePost(input: { postId: ${postId}, title: "Is it a question?", content: "" }) { post { postId } }`
    expect(codeOf(await call(ALICE, asPost))).toBe('NOT_FOUND')
    expect((await portal.ask(ALICE, `{ ownThread(postId: ${postId}) { isAuthor } }`)).data.ownThread).toBeNull()
    expect(codeOf(await call(BRUNO, `followQuestion(postId: ${postId}, isFollowed: true) { followers }`))).toBe(
      'NOT_FOUND',
    )
    const index = await portal.ask(null, `{ locationQuestionIndex(locationUniqueUri: "${FITZROY}") { total } }`)
    expect(index.data.locationQuestionIndex).toEqual({ total: 1 })
    expect(
      codeOf(await call(BRUNO, `answerQuestion(input: { postId: ${postId}, content: "Yes." }) { post { postId } }`)),
    ).toBe('NOT_FOUND')
  })
})

describe('what others say of a review', () => {
  it('is that it helped, once a member and not by its author', async () => {
    const { postId } = await written(ALICE)
    expect(codeOf(await vote(ALICE, postId))).toBe('FORBIDDEN')
    const votes = await Promise.all([vote(BRUNO, postId), vote(BRUNO, postId), vote(EVA, postId)])
    expect(votes.map(codeOf)).toEqual(['none', 'none', 'none'])
    expect((await reviews()).results[0].helpfulCount).toBe(2)
    expect((await vote(BRUNO, postId, false)).data.voteForAnswer).toEqual({ votes: 1 })
    expect(await overview('score')).toEqual({ score: 65 })
  })

  it('is a comment, which does not keep it from being taken back', async () => {
    const { postId } = await written(ALICE)
    const comment = await call(BRUNO, `commentOnAnswer(input: { postId: ${postId}, content: "So true." }) { ${POST} }`)
    const said = comment.data.commentOnAnswer.post
    expect(said).toMatchObject({ kind: 'comment', path: `/suburb-profile/fitzroy-vic-3065#post-${said.postId}` })
    expect((await reviews()).results[0]).toMatchObject({
      commentCount: 1,
      comments: [{ content: 'So true.', author: { username: 'bruno-costa' } }],
    })
    const own = `{ ownLocationReview(locationUniqueUri: "${FITZROY}") { comments { content } review { rating } votedIds } }`
    expect((await portal.ask(BRUNO, own)).data.ownLocationReview).toEqual({
      comments: [{ content: 'So true.' }],
      review: null,
      votedIds: [],
    })
    expect(codeOf(await call(ALICE, `withdrawPost(postId: ${postId}) { post { status } }`))).toBe('none')
    expect(await reviews()).toMatchObject({ total: 0, results: [] })
    expect(await overview('score rating reviewCount ranking { place }')).toEqual({
      score: null,
      rating: null,
      reviewCount: 0,
      ranking: null,
    })
  })

  it('is a report, after which it stays', async () => {
    const { postId } = await written(ALICE)
    expect(codeOf(await call(BRUNO, `reportPost(postId: ${postId}, reason: notTrue) { postId }`))).toBe('none')
    expect(codeOf(await call(ALICE, `reportPost(postId: ${postId}, reason: notTrue) { postId }`))).toBe('FORBIDDEN')
    expect((await reviews()).total).toBe(1)
  })
})

describe('the author', () => {
  it('has their review to change, whatever has become of it', async () => {
    const { postId } = await written(NEW, { statistics: [{ type: 'parks', rating: 5 }], cons: ['Wind'] })
    const own = `{ ownLocationReview(locationUniqueUri: "${FITZROY}") { votedIds
      review { rating statistics { type rating } authorRelation sinceYear pros cons post { postId status } } } }`
    expect((await portal.ask(NEW, own)).data.ownLocationReview).toEqual({
      votedIds: [],
      review: {
        rating: 4,
        statistics: [{ type: 'parks', rating: 5 }],
        authorRelation: 'livesHere',
        sinceYear: null,
        pros: [],
        cons: ['Wind'],
        post: { postId, status: 'held' },
      },
    })
    expect(codeOf(await portal.ask(null, own))).toBe('UNAUTHENTICATED')
  })

  it('has it in their profile for as long as it is published', async () => {
    const { postId } = await written(ALICE, { title: 'Good for dogs and people' })
    const profile = async () =>
      (
        await portal.ask(
          null,
          `{ userProfile(username: "alice-lee") { profile { reviewCount } reviews { results { type review { id }
             reviewedLocation { uri } locationReview { postId title rating } } } } }`,
        )
      ).data.userProfile
    expect(await profile()).toEqual({
      profile: { reviewCount: 1 },
      reviews: {
        results: [
          {
            type: 'ReviewedALocation',
            review: null,
            reviewedLocation: { uri: FITZROY },
            locationReview: { postId, title: 'Good for dogs and people', rating: 4 },
          },
        ],
      },
    })
    await call(ALICE, `withdrawPost(postId: ${postId}) { post { status } }`)
    expect(await profile()).toEqual({ profile: { reviewCount: 0 }, reviews: { results: [] } })
  })
})
