import type { RankedTopic } from '#domain/location-reviews/location-review-types.ts'
import { placeReviewsCopy } from '../reviews/place-reviews.copy.ts'

/** What the ranked suburbs say. */
export const rankingCopy = {
  name: 'Suburb Reviews',
  loading: 'Loading suburb reviews',
  title: (place: string) => `Suburb Reviews: where to live in ${place}`,
  pageTitle: (title: string, topic: RankedTopic, page: number) =>
    `${title}${topic === 'overall' ? '' : `, by ${rankingCopy.topics[topic].toLowerCase()}`}${page > 1 ? `, page ${page}` : ''}`,
  description: (place: string) =>
    `The best rated suburbs in ${place} by those who live there: quiet, families, transport, food, parks, value, safety and nightlife.`,
  lead: 'Ranked by what locals say. The score counts those who live or lived there in full, and starts each suburb from the same mean, so a few reviews decide little.',
  topic: 'What matters to you',
  topics: { overall: 'All in all', ...placeReviewsCopy.topics } satisfies Record<RankedTopic, string>,
  none: (place: string) => `Nobody has reviewed a suburb in ${place} by this yet.`,
  pages: 'Pages of suburbs',
  nearMe: 'Best suburbs near me',
  nearTitle: 'Best rated within 15 km of you',
  near: {
    locating: 'Finding where you are…',
    REFUSED: 'Your browser doesn’t share where you are. You can search for a suburb instead.',
    UNKNOWN: 'We couldn’t find where you are. You can search for a suburb instead.',
    NONE: 'Nobody has reviewed a suburb within 15 km of you yet.',
    FAILED: 'That didn’t work. Please check your connection and try again.',
  },
} as const
