import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_FOLLOWED_LOCATIONS } from '#domain/follows/follow-limits.ts'
import { ALICE, BRUNO, type ReviewsUnderTest, reviewsUnderTest } from '#tests/support/reviews-under-test.ts'

let portal: ReviewsUnderTest
beforeAll(async () => {
  portal = await reviewsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const FITZROY = 'fitzroy-vic-3065'
const follow = (memberId: number | null, uri = FITZROY, isFollowed = true) =>
  portal.ask(
    memberId,
    `mutation { followLocation(locationUniqueUri: "${uri}", isFollowed: ${isFollowed}) { locationUniqueUri isFollowing followerCount } }`,
  )
const refusal = async (answer: ReturnType<typeof follow>) => (await answer).errors?.[0]?.extensions
const seen = async (memberId: number, uri = FITZROY) => {
  const { data } = await portal.ask(
    memberId,
    `{ ownLocationReview(locationUniqueUri: "${uri}") { isFollowing } locationOverview(identifier: "${uri}") { followerCount } }`,
  )
  return [data.ownLocationReview.isFollowing, data.locationOverview.followerCount]
}

describe('following a place', () => {
  it('is counted once a member, by whatever spelling of its uri', async () => {
    expect((await follow(ALICE)).data.followLocation).toEqual({
      locationUniqueUri: FITZROY,
      isFollowing: true,
      followerCount: 1,
    })
    await follow(ALICE, ' Fitzroy-VIC-3065 ')
    expect((await follow(BRUNO)).data.followLocation.followerCount).toBe(2)
    expect(await seen(ALICE)).toEqual([true, 2])
  })

  it('ends for the member who ends it alone, however often', async () => {
    await follow(ALICE)
    await follow(BRUNO)
    await follow(ALICE, FITZROY, false)
    expect((await follow(ALICE, FITZROY, false)).data.followLocation).toMatchObject({
      isFollowing: false,
      followerCount: 1,
    })
    expect([await seen(ALICE), await seen(BRUNO)]).toEqual([
      [false, 1],
      [true, 1],
    ])
  })

  it('is for members and for suburbs and streets that exist', async () => {
    expect(await refusal(follow(null))).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await refusal(follow(999))).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const uri of ['atlantis-vic-9999', 'inner-melbourne-vic']) {
      expect(await refusal(follow(ALICE, uri))).toMatchObject({ code: 'BAD_INPUT', field: 'locationUniqueUri' })
    }
    expect(await portal.database.query('select 1 from location_follower')).toEqual([])
  })

  it('is counted once where two tabs follow at the same moment', async () => {
    await Promise.all([follow(ALICE), follow(ALICE), follow(BRUNO)])
    expect(await seen(ALICE)).toEqual([true, 2])
  })

  it('is refused beyond the most, where what is followed stays', async () => {
    await portal.database.query(
      `insert into location (id, type, uri, name, state_code, latitude_micro, longitude_micro, settlement)
       select 100000 + number, 'region', 'somewhere-' || number, 'Somewhere', 'VIC', latitude_micro, longitude_micro, 'country'
       from location, generate_series(1, $1::int) as number where uri = $2`,
      [MOST_FOLLOWED_LOCATIONS, FITZROY],
    )
    await portal.database.query('insert into location_follower select id, $1, $2 from location where id > 100000', [
      ALICE,
      portal.now(),
    ])
    expect(await refusal(follow(ALICE))).toMatchObject({ code: 'BAD_INPUT', field: 'locationUniqueUri' })
    await portal.database.query('delete from location_follower where location_id = 100001')
    expect((await follow(ALICE)).data.followLocation.isFollowing).toBe(true)
    expect((await follow(ALICE)).data.followLocation.isFollowing).toBe(true)
    await portal.database.query('delete from location where id > 100000')
  })
})

describe('the legacy calls of a place', () => {
  const call = async (memberId: number, method: 'GET' | 'POST', url: string) => {
    const answer = await portal.app.inject({ method, url, headers: portal.headers(memberId) })
    return [answer.statusCode, answer.json()]
  }

  it('follow, tell what is the member’s, and unfollow', async () => {
    const state = { locationUniqueUri: FITZROY, isFollowing: true, followerCount: 1 }
    expect(await call(ALICE, 'POST', `/api/${FITZROY}/follow`)).toEqual([200, state])
    const userData = `/api/locations/location/overviewjsonuserdata?locationUniqueUri=${FITZROY}`
    const data = { ...state, reviewId: null, helpfulReviewIds: [] }
    expect(await call(ALICE, 'GET', userData)).toEqual([200, data])
    expect(await call(BRUNO, 'GET', userData)).toEqual([200, { ...data, isFollowing: false }])
    const ended = { ...state, isFollowing: false, followerCount: 0 }
    expect(await call(ALICE, 'POST', `/api/${FITZROY}/unfollow`)).toEqual([200, ended])
  })
})
