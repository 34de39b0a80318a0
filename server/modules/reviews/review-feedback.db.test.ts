import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, good, reviewCalls, reviewTexts } from '#tests/support/review-calls.ts'
import {
  ALICE,
  BRUNO,
  DAN,
  emailOf,
  EVA,
  MIA,
  STELLA,
  TOM,
  type ReviewsUnderTest,
  reviewsUnderTest,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const { page, written } = reviewCalls(() => portal)

describe('others', () => {
  it('find a review helpful once each, and take it back', async () => {
    const { id } = await written(ALICE)
    const mark = async (memberId: number, isHelpful: boolean) =>
      (await portal.ask(memberId, reviewTexts.helpful, { id, isHelpful })).data.markAgentReviewHelpful.review
        .helpfulCount
    expect(await mark(BRUNO, true)).toBe(1)
    expect(await mark(BRUNO, true)).toBe(1)
    expect(await mark(DAN, true)).toBe(2)
    expect(await mark(BRUNO, false)).toBe(1)
    expect(codeOf(await portal.ask(ALICE, reviewTexts.helpful, { id, isHelpful: true }))).toBe('FORBIDDEN')
    expect(codeOf(await portal.ask(null, reviewTexts.helpful, { id, isHelpful: true }))).toBe('UNAUTHENTICATED')
  })

  it('read one answer, by the agent alone, who may change it; its author is told once', async () => {
    const { id } = await written(ALICE)
    const answer = (memberId: number, content: string) => portal.ask(memberId, reviewTexts.answer, { id, content })
    for (const memberId of [ALICE, EVA, TOM, STELLA])
      expect(codeOf(await answer(memberId, 'Thanks.'))).toBe('FORBIDDEN')
    expect(codeOf(await answer(MIA, 'Ring me on 0491 570 156.'))).toBe('BAD_INPUT content')
    expect((await answer(MIA, 'Thank you, Alice.')).data.answerAgentReview.review.answer).toEqual({
      content: 'Thank you, Alice.',
      answeredAt: '2026-11-20T13:00:00+11:00',
      editedAt: null,
    })
    portal.setNow(new Date('2026-11-21T02:00:00Z'))
    expect((await answer(MIA, 'Thank you both.')).data.answerAgentReview.review.answer.editedAt).toBe(
      '2026-11-21T13:00:00+11:00',
    )
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Mia Chen has answered your review'])
  })

  it('report a review without a reason, as the legacy call does', async () => {
    const { id } = await written(ALICE)
    const call = { method: 'POST', url: `/api/user/report?postId=${id}`, headers: portal.headers(BRUNO) } as const
    expect((await portal.app.inject(call)).statusCode).toBe(204)
    expect((await portal.ask(STELLA, reviewTexts.cases)).data.moderationQueue.results).toMatchObject([
      { reportCount: 1, reportReasons: [] },
    ])
  })

  it('report a review once each: it stays until staff have read it', async () => {
    const { id } = await written(ALICE)
    for (const memberId of [BRUNO, BRUNO, MIA])
      await portal.ask(memberId, reviewTexts.report, { id, reason: 'notGenuine' })
    expect((await page()).total).toBe(1)
    expect((await portal.ask(STELLA, reviewTexts.cases)).data.moderationQueue).toMatchObject({
      total: 1,
      results: [{ reportCount: 2, reportReasons: ['notGenuine'], postId: Number(id), status: 'published' }],
    })
    const reason = 'It is about a sale on record.'
    await portal.ask(STELLA, reviewTexts.decide, { id: Number(id), decision: 'publish', reason })
    expect((await portal.ask(STELLA, reviewTexts.cases)).data.moderationQueue.total).toBe(0)
    expect((await page()).total).toBe(1)
    expect(codeOf(await portal.ask(ALICE, reviewTexts.report, { id, reason: 'offensive' }))).toBe('FORBIDDEN')
  })
})

describe('staff', () => {
  it('publish what was held: author and agent are told, and the decision is kept', async () => {
    const { id } = await written(ALICE, { title: 'A crook' })
    expect((await portal.ask(STELLA, reviewTexts.cases)).data.moderationQueue.results).toMatchObject([
      { reportCount: 0, postId: Number(id), status: 'held', holdReasons: ['insult'] },
    ])
    const decision = { id: Number(id), decision: 'publish', reason: 'Hard words, but about what was done.' }
    expect((await portal.ask(STELLA, reviewTexts.decide, decision)).data.moderatePost.case).toEqual({
      status: 'published',
      isVerified: false,
    })
    expect((await page()).agent.reviewSummary.count).toBe(1)
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Your review of Mia Chen is published'])
    expect(await portal.subjectsTo(emailOf(MIA))).toEqual(['You have a new review: A crook'])
    expect(
      await portal.database.query(
        'select moderator_id, decision, status_before, reason from post_decision where post_id = $1',
        [Number(id)],
      ),
    ).toEqual([{ moderator_id: STELLA, decision: 'publish', status_before: 'held', reason: decision.reason }])
  })

  it('remove what was published with a reason, and read it again once it was changed', async () => {
    const { id } = await written(ALICE)
    const reason = 'It names the children of the tenants.'
    await portal.ask(STELLA, reviewTexts.decide, { id: Number(id), decision: 'reject', reason })
    expect(await page()).toMatchObject({ total: 0, agent: { reviewSummary: { count: 0 } } })
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Your review of Mia Chen is not published'])
    expect((await portal.subjectsTo(emailOf(MIA))).at(-1)).toBe('A review of you was removed')
    expect((await portal.ask(ALICE, reviewTexts.own)).data.ownAgentReviews.reviews).toMatchObject([
      { decisionReason: reason },
    ])
    const { data } = await portal.ask(ALICE, reviewTexts.update, { id, review: good })
    expect(data.updateAgentReview.review).toMatchObject({ status: 'held', decisionReason: null })
    await portal.ask(ALICE, reviewTexts.withdraw, { id })
    expect(await written(ALICE)).toMatchObject({ status: 'held' })
  })

  it('are those with the claim alone, never of the agent’s office, and say why', async () => {
    const { id } = await written(ALICE)
    const decide = (memberId: number | null, reason = 'For a reason.') =>
      portal.ask(memberId, reviewTexts.decide, { id: Number(id), decision: 'reject', reason })
    expect(codeOf(await decide(null))).toBe('UNAUTHENTICATED')
    for (const memberId of [ALICE, MIA, EVA, TOM]) expect(codeOf(await decide(memberId))).toBe('FORBIDDEN')
    expect(codeOf(await decide(STELLA, 'no'))).toBe('BAD_INPUT reason')
    expect(codeOf(await portal.ask(MIA, reviewTexts.cases))).toBe('FORBIDDEN')
    expect((await page()).total).toBe(1)
  })
})

describe('the list', () => {
  it('is sorted and filtered', async () => {
    for (const [memberId, rating] of [
      [ALICE, 4],
      [BRUNO, 2],
      [EVA, 3],
    ] as const) {
      portal.setNow(new Date(portal.now().getTime() + 1000))
      await written(memberId, { rating, title: `${rating} stars` })
    }
    const titles = async (variables: object) =>
      (await page(variables)).results.map(({ title }: { title: string }) => title)
    expect(await titles({})).toEqual(['3 stars', '2 stars', '4 stars'])
    expect(await titles({ sortBy: 'highestRating' })).toEqual(['4 stars', '3 stars', '2 stars'])
    expect(await titles({ sortBy: 'lowestRating' })).toEqual(['2 stars', '3 stars', '4 stars'])
    expect(await titles({ rating: 2 })).toEqual(['2 stars'])
    expect(await page({ username: 'nobody' })).toBeNull()
    expect((await page()).agent.reviewSummary).toMatchObject({ count: 3, rating: 3, spread: [0, 1, 1, 1, 0] })
  })
})
