import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { firstCode, moderationCalls, REASON } from '#tests/support/moderation-calls.ts'
import { reviewCalls } from '#tests/support/review-calls.ts'
import {
  ALICE,
  BRUNO,
  type ReviewsUnderTest,
  reviewsUnderTest,
  STELLA,
  TOM,
  UMA,
  VERA,
} from '#tests/support/reviews-under-test.ts'

const QUERY = `query Actions($staffId: Int, $thing: StaffThing, $thingId: Int, $before: ID, $take: Int! = 25) {
  staffActions(staffId: $staffId, thing: $thing, thingId: $thingId, before: $before, take: $take) {
    results { id kind thing thingId staffId by reason changes { field before after } at } next } }`
const CLOSE = `mutation Close($memberId: Int!, $reason: String!) {
  closeWriting(memberId: $memberId, reason: $reason) { isWritingClosed } }`

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const calls = moderationCalls(() => portal)
const reviews = reviewCalls(() => portal)
const actions = (memberId: number | null, variables: Record<string, unknown>) => portal.ask(memberId, QUERY, variables)
const page = async (memberId: number, variables: Record<string, unknown>) =>
  (await actions(memberId, variables)).data.staffActions
const held = () => calls.asked(ALICE, { content: 'See www.trams.example for all of it.' })

it('reads what was done to one thing and by one person, the latest first, page by page', async () => {
  const { postId } = await held()
  await calls.moderate(VERA, { postId })
  await calls.moderate(STELLA, { postId, decision: 'reject', reason: 'It advertises.' })
  const { results, next } = await page(UMA, { thing: 'post', thingId: postId })
  expect(results).toMatchObject([
    {
      kind: 'rejectPost',
      thing: 'post',
      thingId: postId,
      staffId: STELLA,
      by: 'Stella Staff',
      reason: 'It advertises.',
    },
    { kind: 'publishPost', thing: 'post', thingId: postId, staffId: VERA, by: 'Vera Staff', reason: REASON },
  ])
  expect(next).toBe(null)
  const first = await page(UMA, { thing: 'post', thingId: postId, take: 1 })
  expect(first).toMatchObject({ results: [{ kind: 'rejectPost' }], next: results[0].id })
  const second = await page(UMA, { thing: 'post', thingId: postId, take: 1, before: first.next })
  expect(second).toMatchObject({ results: [{ kind: 'publishPost' }], next: null })
  expect((await page(UMA, { staffId: VERA, take: 1 })).results).toMatchObject([
    { kind: 'publishPost', thingId: postId },
  ])
})

it('records what staff decide about reviews of agents, for their own staff', async () => {
  const review = await reviews.written(ALICE, { content: 'He said all that is on <b>the page</b> and no more.' })
  await calls.moderate(STELLA, { postId: Number(review.id), decision: 'reject', reason: 'It is of no client.' })
  const about = { thing: 'post', thingId: Number(review.id) }
  expect((await page(TOM, about)).results).toMatchObject([{ kind: 'rejectReview', reason: 'It is of no client.' }])
  expect((await page(UMA, about)).results).toEqual([])
})

it('records an action once, and nothing where it was refused', async () => {
  await portal.ask(VERA, CLOSE, { memberId: BRUNO, reason: REASON })
  await portal.ask(VERA, CLOSE, { memberId: BRUNO, reason: REASON })
  await portal.ask(VERA, CLOSE, { memberId: BRUNO, reason: 'no' })
  await portal.ask(UMA, CLOSE, { memberId: BRUNO, reason: REASON })
  const { results } = await page(UMA, { thing: 'member', thingId: BRUNO })
  const closed = results.filter(({ kind }: { kind: string }) => kind === 'closeWriting')
  expect(closed).toMatchObject([{ staffId: VERA, reason: REASON }])
})

it('outlives the account of who acted, without its name', async () => {
  const { postId } = await held()
  await calls.moderate(VERA, { postId })
  await portal.database.query('update member set deleted_at = created_at where id = $1', [VERA])
  const { results } = await page(UMA, { thing: 'post', thingId: postId })
  expect(results).toMatchObject([{ kind: 'publishPost', staffId: VERA, by: null, reason: REASON }])
})

it('shows each kind of action to the staff of its area, and none to members', async () => {
  const { postId } = await held()
  await calls.moderate(VERA, { postId })
  expect((await page(UMA, { thing: 'post', thingId: postId })).results).toHaveLength(1)
  expect((await page(TOM, { thing: 'post', thingId: postId })).results).toEqual([])
  expect(firstCode(await actions(ALICE, { thing: 'post', thingId: postId }))).toBe('FORBIDDEN')
  expect(firstCode(await actions(null, { thing: 'post', thingId: postId }))).toBe('UNAUTHENTICATED')
})

it('asks for one person or one thing, and for a page that can be', async () => {
  expect(firstCode(await actions(UMA, {}))).toBe('BAD_INPUT')
  expect(firstCode(await actions(UMA, { thing: 'post' }))).toBe('BAD_INPUT')
  expect(firstCode(await actions(UMA, { staffId: VERA, thing: 'post', thingId: 1 }))).toBe('BAD_INPUT')
  expect(firstCode(await actions(UMA, { staffId: VERA, before: '1 or 1=1' }))).toBe('BAD_INPUT before')
})

it('is never changed, deleted or emptied', async () => {
  const { postId } = await held()
  await calls.moderate(VERA, { postId })
  const { database } = portal
  const refused = { sqlState: '23001' }
  await expect(database.query("update staff_action set reason = 'x'")).rejects.toMatchObject(refused)
  await expect(database.query('delete from staff_action')).rejects.toMatchObject(refused)
  await expect(database.exec('truncate staff_action')).rejects.toMatchObject(refused)
  expect((await page(UMA, { thing: 'post', thingId: postId })).results).toHaveLength(1)
})
