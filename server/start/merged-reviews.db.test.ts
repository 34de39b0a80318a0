import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '#tests/support/insert-rows.ts'
import { ALICE, BRUNO, VERA } from '#tests/support/reviews-under-test.ts'
import { COLLINGWOOD, FITZROY } from '#tests/support/small-world-listings.ts'
import { fitzroy, type SuburbsUnderTest, suburbsUnderTest } from '#tests/support/suburbs-under-test.ts'

let portal: SuburbsUnderTest
beforeEach(async () => {
  portal = await suburbsUnderTest()
})
afterEach(() => portal.close())

describe('the merge of two suburbs that a member reviewed', () => {
  it('keeps the later review, a published one before others; the earlier is marked, and comments to it move', async () => {
    await portal.addReviews(
      { id: 901, author: ALICE, location: FITZROY, rating: 5, year: 2024 },
      { id: 902, author: ALICE, location: COLLINGWOOD, rating: 3, year: 2025 },
      { id: 903, author: BRUNO, location: FITZROY, rating: 1, year: 2024 },
      { id: 904, author: BRUNO, location: COLLINGWOOD, rating: 2, year: 2025, status: 'held' },
    )
    await portal.addPost({ id: 921, kind: 'comment', author_id: VERA, parent_id: 901 })
    await portal.merge()
    expect(
      await portal.rows(
        'select id, location_id, status, merged_into_id, reply_count, title from post where id < 910 order by id',
      ),
    ).toEqual([
      { id: 901, location_id: 12, status: 'withdrawn', merged_into_id: 902, reply_count: 0, title: 'Review 901' },
      { id: 902, location_id: 12, status: 'published', merged_into_id: null, reply_count: 1, title: 'Review 902' },
      { id: 903, location_id: 12, status: 'published', merged_into_id: null, reply_count: 0, title: 'Review 903' },
      { id: 904, location_id: 12, status: 'withdrawn', merged_into_id: 903, reply_count: 0, title: 'Review 904' },
    ])
    expect(await portal.rows('select pros from location_review where id = 901')).toEqual([{ pros: ['The bakery'] }])
    expect(await portal.rows(`select review_count, rating::text from location_score where topic = 'overall'`)).toEqual([
      { review_count: 2, rating: '2.0' },
    ])
    const { data } = await portal.ask(
      ALICE,
      `{ ownLocationReview(locationUniqueUri: "${fitzroy}") { review { post { postId } } } }`,
    )
    expect(data.ownLocationReview.review.post.postId).toBe(902)
  })

  it('moves photos that everybody saw to that review, while there is room', async () => {
    await portal.addReviews(
      { id: 901, author: ALICE, location: FITZROY, rating: 2, year: 2020 },
      { id: 902, author: ALICE, location: COLLINGWOOD, rating: 5, year: 2024 },
      { id: 903, author: BRUNO, location: COLLINGWOOD, rating: 4, year: 2021 },
      { id: 904, author: BRUNO, location: FITZROY, rating: 1, year: 2025, status: 'held' },
    )
    const photosOf = (post_id: number, member_id: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        member_id,
        post_id,
        place: at + 1,
        caption: `Photo ${at + 1} of ${post_id}`,
        picture: Buffer.from('x'),
        width: 1,
        height: 1,
        uploaded_at: portal.now(),
      }))
    await insertRows(portal.database, 'review_photo', ...photosOf(901, ALICE, 4), ...photosOf(902, ALICE, 3))
    await insertRows(portal.database, 'review_photo', ...photosOf(904, BRUNO, 1))
    await portal.merge()
    expect(await portal.rows('select post_id, caption from review_photo order by post_id, place')).toEqual(
      [1, 2, 3]
        .map((at) => ({ post_id: 902, caption: `Photo ${at} of 902` }))
        .concat([1, 2, 3].map((at) => ({ post_id: 902, caption: `Photo ${at} of 901` }))),
    )
  })
})
