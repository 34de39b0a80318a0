import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstCode, moderationCalls, REASON } from '#tests/support/moderation-calls.ts'
import { reviewCalls } from '#tests/support/review-calls.ts'
import {
  ALICE,
  BRUNO,
  EVA,
  emailOf,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
  TOM,
  UMA,
  VERA,
} from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const calls = moderationCalls(() => portal)
const reviews = reviewCalls(() => portal)
const { asked, answered, moderate, waiting } = calls
const held = (memberId = ALICE) => asked(memberId, { content: 'See www.trams.example for all of it.' })
const withMarkup = { title: 'See for yourself', content: 'He said all that is on <b>the page</b> and no more.' }

describe('the queue of staff', () => {
  it('has what is held and what was reported of every kind, those that wait longest first', async () => {
    const question = await held()
    const published = await asked(BRUNO)
    const answer = await answered(ALICE, published.postId)
    await calls.report(BRUNO, answer.postId)
    const review = await reviews.written(ALICE, withMarkup)
    const { total, counts, results } = await waiting(STELLA)
    expect(total).toBe(3)
    expect(counts).toEqual([
      { kind: 'agentReview', count: 1 },
      { kind: 'locationReview', count: 0 },
      { kind: 'question', count: 1 },
      { kind: 'discussion', count: 0 },
      { kind: 'answer', count: 1 },
      { kind: 'comment', count: 0 },
    ])
    expect(results.map(({ postId }: { postId: number }) => postId)).toEqual([
      question.postId,
      answer.postId,
      Number(review.id),
    ])
    expect(results[0]).toMatchObject({
      kind: 'question',
      status: 'held',
      about: 'Fitzroy',
      holdReasons: ['link'],
      author: { memberId: ALICE, name: 'Alice Lee', publishedCount: 1, rejectedCount: 0, isWritingClosed: false },
      decisions: ['publish', 'reject', 'edit', 'merge'],
      steps: [],
    })
    expect(results[1]).toMatchObject({ status: 'published', reportCount: 1, reportReasons: ['advertising'] })
    expect(results[1].path).toMatch(new RegExp(`-${published.postId}#post-${answer.postId}$`))
    expect(results[2]).toMatchObject({ about: 'Mia Chen', decisions: ['publish', 'reject'], evidence: '' })
    const answers = await waiting(STELLA, { kinds: ['answer'] })
    expect([answers.total, answers.results.length]).toEqual([1, 1])
  })

  it('is read by who may read what members write, and decided by who may manage it; reviews by their own staff', async () => {
    const { postId } = await held()
    const review = await reviews.written(ALICE, withMarkup)
    const kindsOf = async (memberId: number) =>
      (await waiting(memberId)).results.map(({ kind, decisions }: { kind: string; decisions: string[] }) => [
        kind,
        decisions.length,
      ])
    expect(await kindsOf(UMA)).toEqual([['question', 0]])
    expect(await kindsOf(VERA)).toEqual([['question', 4]])
    expect(await kindsOf(TOM)).toEqual([['agentReview', 2]])
    expect(firstCode(await calls.queue(ALICE))).toBe('FORBIDDEN')
    expect(firstCode(await calls.queue(null))).toBe('UNAUTHENTICATED')
    expect(firstCode(await moderate(UMA, { postId }))).toBe('FORBIDDEN')
    expect(firstCode(await moderate(ALICE, { postId }))).toBe('FORBIDDEN')
    expect(firstCode(await moderate(TOM, { postId }))).toBe('NOT_FOUND')
    expect(firstCode(await moderate(VERA, { postId: Number(review.id) }))).toBe('NOT_FOUND')
    expect(await calls.case(VERA, Number(review.id))).toBe(null)
  })
})

describe('a decision', () => {
  it('publishes what was held; its author is told, and it waits no more', async () => {
    const { postId } = await held()
    expect(await calls.read(`x-${postId}`)).toBe(null)
    const { data } = await moderate(VERA, { postId })
    expect(data.moderatePost.case).toMatchObject({
      status: 'published',
      holdReasons: [],
      steps: [{ type: 'publish', by: 'Vera Staff', reason: REASON }],
    })
    expect(await calls.read(`x-${postId}`)).toMatchObject({ postId })
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Your question is published'])
    expect((await waiting(VERA)).total).toBe(0)
    expect((await waiting(VERA, { state: 'decided' })).results).toMatchObject([{ postId }])
  })

  it('removes what was reported, which everybody saw until then, with a reason that its author reads', async () => {
    const question = await asked(BRUNO)
    const { postId } = await answered(ALICE, question.postId, 'Buy at my shop.')
    await calls.report(BRUNO, postId)
    expect((await calls.read(`x-${question.postId}`)).replyCount).toBe(1)
    await moderate(VERA, { postId, decision: 'reject', reason: 'It advertises.' })
    expect((await calls.read(`x-${question.postId}`)).replyCount).toBe(0)
    expect(await calls.decision(ALICE, postId)).toMatchObject({
      kind: 'answer',
      status: 'rejected',
      decision: 'reject',
      reason: 'It advertises.',
      appeal: null,
      canAppeal: true,
    })
    expect(await calls.decision(BRUNO, postId)).toBe(null)
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Your answer is not published'])
  })

  it('keeps what was reported without a word to its author', async () => {
    const { postId } = await asked(ALICE)
    await calls.report(BRUNO, postId)
    await moderate(VERA, { postId })
    expect([(await waiting(VERA)).total, await portal.subjectsTo(emailOf(ALICE))]).toEqual([0, []])
  })

  it('edits with a reason, and stores what it said before', async () => {
    const question = await asked(BRUNO)
    const { postId } = await answered(ALICE, question.postId, 'Ask Ann at 12 Smith Street.')
    const { data } = await moderate(VERA, { postId, decision: 'edit', content: 'Ask at the corner.' })
    expect(data.moderatePost.case).toMatchObject({
      status: 'published',
      content: 'Ask at the corner.',
      versions: [{ content: 'Ask Ann at 12 Smith Street.' }],
    })
    expect(await calls.decision(ALICE, postId)).toMatchObject({ decision: 'edit', canAppeal: true })
    expect(firstCode(await moderate(VERA, { postId, decision: 'edit', content: '!' }))).toBe('BAD_INPUT content')
  })

  it('about a review of an agent counts in its rating and is told by its own mails', async () => {
    const review = await reviews.written(ALICE, withMarkup)
    const { revision } = await calls.case(STELLA, Number(review.id))
    const { data } = await moderate(STELLA, { postId: Number(review.id), revision, isProofChecked: true })
    expect(data.moderatePost.case).toMatchObject({ status: 'published', steps: [{ type: 'publish' }] })
    expect((await reviews.page()).agent.reviewSummary).toMatchObject({ count: 1, verifiedCount: 1 })
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Your review of Mia Chen is published'])
  })

  it('is not made about one’s own post, a post that was taken back, or without a reason', async () => {
    const own = await asked(VERA, { content: 'See www.trams.example.' })
    expect(firstCode(await moderate(VERA, { postId: own.postId }))).toBe('FORBIDDEN')
    const { postId } = await held()
    expect(firstCode(await moderate(VERA, { postId, reason: '  ' }))).toBe('BAD_INPUT reason')
    expect(firstCode(await moderate(VERA, { postId, reason: '\u0007'.repeat(9) }))).toBe('BAD_INPUT reason')
    await portal.ask(ALICE, `mutation { withdrawPost(postId: ${postId}) { post { status } } }`)
    expect(firstCode(await moderate(VERA, { postId }))).toBe('BAD_INPUT postId')
    expect(firstCode(await moderate(VERA, { postId: 999_999 }))).toBe('NOT_FOUND')
    const review = await reviews.written(ALICE, withMarkup)
    const edited = await moderate(STELLA, { postId: Number(review.id), decision: 'edit', content: 'Other words.' })
    expect(firstCode(edited)).toBe('BAD_INPUT decision')
  })

  it('of two moderators at once holds once; the second is told what was decided', async () => {
    const { postId } = await held()
    const { revision } = await calls.case(VERA, postId)
    const both = await Promise.all([
      moderate(VERA, { postId, revision, decision: 'reject', reason: 'It advertises.' }),
      moderate(STELLA, { postId, revision }),
    ])
    expect(both.map(firstCode).toSorted()).toEqual(['CONFLICT', 'none'])
    const [toVera, toStella] = both.map(({ errors }) => errors?.[0]?.message)
    expect(toVera ?? toStella).toMatch(/^Meanwhile (?:Vera Staff decided against it: It advertises\.|Stella .+)$/)
    expect((await calls.case(VERA, postId)).steps).toHaveLength(1)
  })

  it('is not made about a text that its author changed meanwhile', async () => {
    const { postId } = await held()
    const { revision } = await calls.case(VERA, postId)
    portal.setNow(new Date(portal.now().getTime() + 1000))
    const input = { postId, title: 'Is the tram loud at night?', content: 'See www.other.example.' }
    const update = 'mutation Up($input: UpdatePostInput!) { updatePost(input: $input) { post { status } } }'
    await portal.ask(ALICE, update, { input })
    const late = await moderate(VERA, { postId, revision })
    expect([firstCode(late), late.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'Its author has changed it meanwhile. Please read it again.',
    ])
  })
})

describe('merging a question', () => {
  it('moves its answers and followers, and its URL leads to the other', async () => {
    const [stays, goes] = [await asked(BRUNO), await asked(ALICE)]
    const answer = await answered(EVA, goes.postId)
    await portal.ask(ALICE, `mutation { acceptAnswer(postId: ${answer.postId}, isAccepted: true) { isAccepted } }`)
    await moderate(VERA, { postId: goes.postId, decision: 'merge', mergeIntoId: stays.postId })
    expect(await calls.read(`x-${goes.postId}`)).toMatchObject({
      postId: stays.postId,
      replyCount: 1,
      followers: 3,
      replies: [{ postId: answer.postId, isAccepted: false }],
    })
    const rows = await portal.database.query(
      'select reply_count as replies, follower_count as followers from post where id = $1',
      [goes.postId],
    )
    expect(rows).toEqual([{ replies: 0, followers: 0 }])
    const told = await portal.ask(
      null,
      '{ agentActivities(username: "eva-rossi") { results { question { postId } } } }',
    )
    expect(told.data.agentActivities.results).toEqual([{ question: { postId: stays.postId } }])
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual(['Your question was merged with another'])
  })

  it('into one that is merged itself leads to the last', async () => {
    const [first, second, third] = [await asked(BRUNO), await asked(ALICE), await asked(EVA)]
    await moderate(VERA, { postId: first.postId, decision: 'merge', mergeIntoId: second.postId })
    await moderate(VERA, { postId: second.postId, decision: 'merge', mergeIntoId: third.postId })
    expect((await calls.read(`x-${first.postId}`)).postId).toBe(third.postId)
  })

  it('is undone for its URL once staff publish it again', async () => {
    const [stays, goes] = [await asked(BRUNO), await asked(ALICE)]
    await moderate(VERA, { postId: goes.postId, decision: 'merge', mergeIntoId: stays.postId })
    await moderate(VERA, { postId: goes.postId })
    expect((await calls.read(`x-${goes.postId}`)).postId).toBe(goes.postId)
  })

  it('goes into another published question only', async () => {
    const { postId } = await asked(ALICE)
    const discussion = await asked(BRUNO, { isDiscussion: true })
    const other = await held(BRUNO)
    for (const mergeIntoId of [null, postId, discussion.postId, other.postId, 999_999, -1]) {
      expect(firstCode(await moderate(VERA, { postId, decision: 'merge', mergeIntoId }))).toBe('BAD_INPUT mergeIntoId')
    }
  })
})

describe('an appeal', () => {
  const rejected = async () => {
    const { postId } = await held()
    await moderate(VERA, { postId, decision: 'reject' })
    return postId
  }

  it('has staff read the post again, once', async () => {
    const postId = await rejected()
    const { data } = await calls.appeal(ALICE, postId)
    expect(data.appealDecision.decision).toEqual({ appeal: 'Please read it again.', canAppeal: false })
    expect((await waiting(VERA)).results).toMatchObject([
      { postId, isAppealed: true, steps: [{ type: 'reject' }, { type: 'appeal', by: 'Alice Lee' }] },
    ])
    expect(firstCode(await calls.appeal(ALICE, postId))).toBe('BAD_INPUT postId')
  })

  it('is not made against what was decided on an appeal, and is by the author alone', async () => {
    const postId = await rejected()
    expect(firstCode(await calls.appeal(BRUNO, postId))).toBe('NOT_FOUND')
    expect(firstCode(await calls.appeal(null, postId))).toBe('UNAUTHENTICATED')
    expect(firstCode(await calls.appeal(ALICE, postId, 'No'))).toBe('BAD_INPUT text')
    expect(firstCode(await calls.appeal(ALICE, postId, 'x'.repeat(1001)))).toBe('BAD_INPUT text')
    await calls.appeal(ALICE, postId)
    await moderate(VERA, { postId, decision: 'reject' })
    expect(firstCode(await calls.appeal(ALICE, postId))).toBe('BAD_INPUT postId')
    expect((await waiting(VERA)).total).toBe(0)
  })

  it('against nothing is an error', async () => {
    const { postId } = await asked(ALICE)
    expect(firstCode(await calls.appeal(ALICE, postId))).toBe('BAD_INPUT postId')
  })
})

describe('closed writing', () => {
  it('stops what the member would write or change, says why, and is lifted', async () => {
    const { postId } = await asked(ALICE)
    const closed = await calls.setWriting(VERA, ALICE, true)
    expect(closed.data.set).toEqual({ memberId: ALICE, isWritingClosed: true })
    const late = await calls.ask(ALICE)
    expect([firstCode(late), late.errors?.[0]?.message]).toEqual([
      'FORBIDDEN',
      'Your account can’t write at the moment. The reason: You advertise. What you typed is still here.',
    ])
    expect(firstCode(await calls.answer(ALICE, postId))).toBe('FORBIDDEN')
    expect(firstCode(await reviews.write(ALICE))).toBe('FORBIDDEN')
    const update = `mutation { updatePost(input: { postId: ${postId}, title: "Is the tram loud at night?", content: "" }) { post { status } } }`
    expect(firstCode(await portal.ask(ALICE, update))).toBe('FORBIDDEN')
    expect((await calls.case(VERA, postId)).author.isWritingClosed).toBe(true)
    await calls.setWriting(VERA, ALICE, false, 'It was a mistake.')
    expect(firstCode(await calls.ask(ALICE))).toBe('none')
    expect(await portal.subjectsTo(emailOf(ALICE))).toEqual([
      'Your account can’t write at the moment',
      'Your account can write again',
    ])
  })

  it('is set once, by staff who manage posts, and not of themselves', async () => {
    await calls.setWriting(VERA, ALICE, true)
    await calls.setWriting(STELLA, ALICE, true)
    expect(
      await portal.database.query('select count(*) as count from post_decision where member_id = $1', [ALICE]),
    ).toEqual([{ count: 1 }])
    expect(firstCode(await calls.setWriting(UMA, BRUNO, true))).toBe('FORBIDDEN')
    expect(firstCode(await calls.setWriting(TOM, BRUNO, true))).toBe('FORBIDDEN')
    expect(firstCode(await calls.setWriting(BRUNO, ALICE, false))).toBe('FORBIDDEN')
    expect(firstCode(await calls.setWriting(VERA, VERA, false))).toBe('FORBIDDEN')
    expect(firstCode(await calls.setWriting(VERA, 999, true))).toBe('NOT_FOUND')
    expect(firstCode(await calls.setWriting(VERA, BRUNO, true, ''))).toBe('BAD_INPUT reason')
  })
})
