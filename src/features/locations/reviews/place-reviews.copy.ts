import type { LocationReviewSort } from '#domain/location-reviews/location-review-types.ts'
import { ratedPlacesCopy } from '#src/shared/locations/rated-places.copy.ts'
import { saidOfPlaceCopy } from '#src/shared/posts/said-of-place.copy.ts'

/** What the reviews of suburbs and streets say. */
export const placeReviewsCopy = {
  title: (name: string) => `What locals say about ${name}`,
  reviews: (name: string) => `Reviews of ${name}`,
  all: (count: number, text: string) => (count === 1 ? 'See the review' : `All ${text} reviews`),
  none: (name: string) => `Nobody has reviewed ${name} yet.`,
  noneOfThese: 'Nobody who knows it this way has reviewed it yet.',
  showAll: 'Show all reviews',
  outOf: 'out of 100',
  rating: (rating: number, count: number, text: string) =>
    `${rating.toFixed(1)} stars from ${text} ${count === 1 ? 'review' : 'reviews'}`,
  ranking: (place: string, of: string, state: string) => `Ranked ${place} of ${of} reviewed suburbs in ${state}`,
  howCounted: 'How the score is counted',
  formula:
    'The score is the mean of the stars on a scale from 0 to 100. Everybody who lives or lived here counts in full, a visitor half, an agent or somebody who sells here a quarter. Each place starts as if five locals had given three and a half stars, so a few reviews cannot make it the best or the worst. Helpful votes and advertising change nothing.',
  byTopic: 'By topic',
  topics: saidOfPlaceCopy.topics,
  topicScore: (score: number, text: string, count: number) =>
    `${score} · ${text} ${count === 1 ? 'rating' : 'ratings'}`,
  pros: saidOfPlaceCopy.pros,
  cons: saidOfPlaceCopy.cons,
  saidBy: (count: number) => `in ${count} reviews`,
  relations: ratedPlacesCopy.relations,
  filter: 'Who writes',
  everybody: 'Everybody',
  filterOf: (words: string, count: string) => `${words} (${count})`,
  order: 'Sort reviews',
  orders: {
    USEFUL: 'Most useful',
    NEWEST: 'Newest',
    HIGHEST: 'Most stars',
    LOWEST: 'Fewest stars',
  } satisfies Record<LocationReviewSort, string>,
  pages: 'Pages of reviews',
  best: { suburb: 'Best rated streets', region: 'Best rated suburbs' },
  similar: (name: string) => `Suburbs like ${name}`,
} as const
