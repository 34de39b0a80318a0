import { describe, expect, it } from 'vitest'
import { checkLocationReview, tidyLocationReview } from './check-location-review.ts'
import { countedPoints } from './counted-points.ts'
import { quoteOf } from './location-quote.ts'
import type { LocationReviewDraft, LocationReviewSort, LocationTopic } from './location-review-types.ts'
import { reviewOrder } from './review-order.ts'
import { mostLike } from './similar-places.ts'

const draft: LocationReviewDraft = {
  title: 'Leafy and close to it all',
  content: 'We moved here for the park and stayed for the neighbours.',
  rating: 4,
  statistics: [{ type: 'quiet', rating: 4 }],
  authorRelation: 'livesHere',
  sinceYear: 2019,
  pros: ['Trams at the door'],
  cons: [],
  photos: null,
}
const photosNamed = (names: string) => [...names].map((identifier) => ({ identifier, caption: '' }))
const fieldsOf = (change: Partial<LocationReviewDraft>) =>
  checkLocationReview({ ...draft, ...change }, 2026).map(({ field }) => field)

describe('a review of a place', () => {
  it.each([
    [{}, []],
    [{ rating: 0 }, ['rating']],
    [{ rating: 2.5 }, ['rating']],
    [{ title: 'Good' }, ['title']],
    [{ title: 'x'.repeat(101) }, ['title']],
    [{ title: '🏡🏡🏡🏡🏡🏡' }, ['title']],
    [{ content: 'Twenty-nine characters long.x' }, ['content']],
    [{ content: 'x'.repeat(50_000) }, ['content']],
    [{ content: '👍'.repeat(40) }, ['content']],
    [{ statistics: [{ type: 'quiet', rating: 6 }] }, ['statistics']],
    [{ statistics: [draft.statistics[0], draft.statistics[0]].flatMap((each) => each ?? []) }, ['statistics']],
    [{ sinceYear: null }, []],
    [{ sinceYear: 1900 }, []],
    [{ sinceYear: 1899 }, ['sinceYear']],
    [{ sinceYear: 2027 }, ['sinceYear']],
    [{ sinceYear: 2019.5 }, ['sinceYear']],
    [{ pros: ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => `It has ${each}`) }, ['pros']],
    [{ pros: ['Trams at the door', ' trams  at the DOOR'] }, ['pros']],
    [{ pros: ['x'] }, ['pros']],
    [{ cons: ['x'.repeat(61)] }, ['cons']],
    [{ cons: ['Two\nlines'] }, ['cons']],
    [{ cons: ['!!'] }, ['cons']],
    [{ photos: photosNamed('abcdef') }, []],
    [{ photos: photosNamed('abcdefg') }, ['photos']],
    [{ photos: photosNamed('aa') }, ['photos']],
    [{ photos: [{ identifier: 'a', caption: 'x'.repeat(121) }] }, ['photos']],
    [{ photos: [{ identifier: 'a', caption: 'Two\nlines' }] }, ['photos']],
  ] as const)('with %j has errors in %j', (change, fields) => expect(fieldsOf(change)).toEqual(fields))

  it('says what to do of its own title', () => {
    expect(checkLocationReview({ ...draft, title: '' }, 2026)[0]?.message).toBe(
      'Sum it up in a line of 5 to 100 characters.',
    )
  })

  it('is stored without the space around its parts', () => {
    const tidy = tidyLocationReview({
      ...draft,
      title: '  Leafy   and green ',
      pros: [' Trams  at the door '],
      photos: [{ identifier: 'a', caption: ' The  park ' }],
    })
    expect(tidy).toMatchObject({
      title: 'Leafy and green',
      pros: ['Trams at the door'],
      photos: [{ caption: 'The park' }],
    })
  })
})

describe('the quote of a review', () => {
  it.each([
    ['Short and sweet.', 'Short and sweet.'],
    [
      `The park is the best thing about living here.\n\n${'We go there every day, in rain and in sun. '.repeat(5)}`,
      'The park is the best thing about living here. We go there every day, in rain and in sun. We go there every day, in rain and in sun.',
    ],
    [
      `Yes. ${'and then some more words '.repeat(20)}`,
      'Yes. and then some more words and then some more words and then some more words and then some more words and then some more words and then some more words and…',
    ],
    ['x'.repeat(200), `${'x'.repeat(159)}…`],
  ])('%#', (content, quote) => {
    expect(quoteOf(content)).toBe(quote)
    expect([...quote].length).toBeLessThanOrEqual(160)
  })
})

it('the points of reviews are counted whatever their case, as they were written last', () => {
  const said = [['Cafés', 'Quiet streets'], ['trams'], ['quiet streets', 'Trams'], ['QUIET STREETS']]
  expect(countedPoints(said).slice(0, 2)).toEqual([
    { text: 'Quiet streets', count: 3 },
    { text: 'trams', count: 2 },
  ])
})

describe('the order of reviews', () => {
  const review = (postId: number, day: string, helpfulCount: number, rating: number) => ({
    postId,
    helpfulCount,
    rating,
    postedAt: new Date(day),
  })
  const reviews = [
    review(1, '2026-01-01', 7, 3),
    review(2, '2026-06-01', 0, 5),
    review(3, '2024-07-01', 1, 1),
    review(4, '2026-05-01', 1, 5),
    review(5, '2026-06-01', 0, 3),
  ]
  it.each<[LocationReviewSort, number[]]>([
    ['USEFUL', [1, 4, 5, 2, 3]],
    ['NEWEST', [5, 2, 4, 1, 3]],
    ['HIGHEST', [2, 4, 5, 1, 3]],
    ['LOWEST', [3, 5, 1, 2, 4]],
  ])('%s', (sort, order) => expect(reviews.toSorted(reviewOrder(sort)).map(({ postId }) => postId)).toEqual(order))
})

describe('places that are alike', () => {
  const profile = (scores: Partial<Record<LocationTopic, number>>) =>
    // Object.entries loses the type of the keys.
    new Map(Object.entries(scores) as [LocationTopic, number][])
  const quiet = profile({ quiet: 80, families: 75, parks: 70 })

  it('are those with the smallest difference by at least three topics', () => {
    const places = [
      { id: 1, profile: profile({ quiet: 20, families: 30, parks: 30, nightlife: 90 }) },
      { id: 2, profile: profile({ quiet: 78, families: 75, parks: 72, food: 10 }) },
      { id: 3, profile: profile({ quiet: 80, families: 75 }) },
      { id: 4, profile: profile({ quiet: 70, families: 65, parks: 60 }) },
    ]
    expect(mostLike(quiet, places, 5)).toEqual([2, 4, 1])
    expect(mostLike(quiet, places, 1)).toEqual([2])
  })
})
