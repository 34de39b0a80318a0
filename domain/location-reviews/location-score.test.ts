import { expect, it } from 'vitest'
import type { AuthorRelation, TopicRating } from './location-review-types.ts'
import { locationScores } from './location-score.ts'

const review = (rating: number, authorRelation: AuthorRelation = 'livesHere', statistics: TopicRating[] = []) => ({
  rating,
  authorRelation,
  statistics,
})
const times = (count: number, rating: number, relation?: AuthorRelation) =>
  Array.from({ length: count }, () => review(rating, relation))
const overall = (...reviews: ReturnType<typeof review>[]) => locationScores(reviews).get('overall')

it('is none where nobody said anything', () => expect(locationScores([]).size).toBe(0))

it.each([
  ['one of five stars', times(1, 5), { reviewCount: 1, rating: 5, score: 69 }],
  ['five of five stars', times(5, 5), { reviewCount: 5, rating: 5, score: 81 }],
  ['twenty of five stars', times(20, 5), { reviewCount: 20, rating: 5, score: 93 }],
  ['one of one star', times(1, 1), { reviewCount: 1, rating: 1, score: 52 }],
  ['twenty of one star', times(20, 1), { reviewCount: 20, rating: 1, score: 13 }],
  ['a five and two fours', [review(5), review(4), review(4)], { reviewCount: 3, rating: 4.3, score: 70 }],
  ['five visitors', times(5, 5, 'visits'), { reviewCount: 5, rating: 5, score: 75 }],
  ['five agents', times(5, 5, 'agent'), { reviewCount: 5, rating: 5, score: 70 }],
  ['five who lived there', times(5, 5, 'livedHere'), { reviewCount: 5, rating: 5, score: 81 }],
])('is pulled towards three and a half stars by few reviews, and less by locals: %s', (_name, reviews, score) => {
  expect(overall(...reviews)).toEqual(score)
})

it('is by topic from those who rated it', () => {
  const scores = locationScores([
    review(4, 'livesHere', [{ type: 'quiet', rating: 1 }]),
    review(4, 'livesHere', [
      { type: 'quiet', rating: 2 },
      { type: 'food', rating: 5 },
    ]),
  ])
  expect([...scores]).toEqual([
    ['overall', { reviewCount: 2, rating: 4, score: 66 }],
    ['quiet', { reviewCount: 2, rating: 1.5, score: 48 }],
    ['food', { reviewCount: 1, rating: 5, score: 69 }],
  ])
})
