import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { good, reviewCalls, reviewTexts } from '#tests/support/review-calls.ts'
import { ALICE, DAN, type ReviewsUnderTest, reviewsUnderTest, STELLA } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const { written } = reviewCalls(() => portal)

const PROFILE = `query Reviews($username: String!) {
  profile(username: $username) { reviewCount }
  userProfile(username: $username) { reviews { hasMore results { type occurredAt person { username } reviewedAgent { username } review { title rating agent { username } } } } }
  agentActivities(username: $username, activityTypes: [Reviewed], skip: 0, take: 10) { results { type reviewedAgent { username } } } }`

async function toldOf(username: string) {
  const { data, errors } = await portal.ask(null, PROFILE, { username })
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  const { results } = data.userProfile.reviews
  expect(data.profile.reviewCount).toBe(results.length)
  expect(data.agentActivities.results).toHaveLength(results.length)
  return results
}

describe('what a member said of an agent', () => {
  it('is among what they did, once, with what was said, while it is published', async () => {
    const { id } = await written(ALICE)
    const told = (rating: number) => [
      {
        type: 'Reviewed',
        occurredAt: '2026-11-20T02:00:00.000Z',
        person: { username: 'alice-lee' },
        reviewedAgent: { username: 'mia-chen' },
        review: { title: 'Straight with us', rating, agent: { username: 'mia-chen' } },
      },
    ]
    expect(await toldOf('alice-lee')).toEqual(told(4))
    await portal.ask(ALICE, reviewTexts.update, { id, review: { ...good, rating: 2 } })
    expect(await toldOf('alice-lee')).toEqual(told(2))
    await portal.ask(ALICE, reviewTexts.withdraw, { id })
    expect(await toldOf('alice-lee')).toEqual([])
  })

  it('is not told while it is unconfirmed, held or rejected, and is once staff publish it', async () => {
    await written(DAN)
    expect(await toldOf('dan-evans')).toEqual([])
    const { id } = await written(ALICE, { title: 'A crook' })
    expect(await toldOf('alice-lee')).toEqual([])
    const decide = (decision: string) =>
      portal.ask(STELLA, reviewTexts.decide, { id: Number(id), decision, reason: 'Read by a person' })
    await decide('publish')
    expect(await toldOf('alice-lee')).toHaveLength(1)
    await decide('reject')
    expect(await toldOf('alice-lee')).toEqual([])
  })

  it('is told no more once the account is deleted, whatever becomes of the review', async () => {
    const { id } = await written(ALICE)
    await portal.database.query('delete from activity where member_id = $1', [ALICE])
    await portal.database.query('update member set deleted_at = $2 where id = $1', [ALICE, portal.now()])
    await portal.database.query(`update post set status = 'published' where id = $1`, [Number(id)])
    expect(await portal.database.query('select 1 from activity where member_id = $1', [ALICE])).toEqual([])
  })
})
