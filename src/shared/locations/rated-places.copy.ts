import type { AuthorRelation } from '#domain/location-reviews/location-review-types.ts'

/** What is said of places with their scores. */
export const ratedPlacesCopy = {
  score: (score: number) => `${score} out of 100`,
  count: (count: number, text: string) => `${text} ${count === 1 ? 'review' : 'reviews'}`,
  place: (name: string, stateCode: string, postcode: string | null) =>
    `${name}, ${stateCode}${postcode === null ? '' : ` ${postcode}`}`,
  ranked: (place: number, label: string) => `${place}. ${label}`,
  quote: (text: string, relation: string) => `“${text}” · ${relation}`,
  relations: {
    livesHere: 'Lives here',
    livedHere: 'Lived here',
    visits: 'Visits',
    agent: 'Agent here',
  } satisfies Record<AuthorRelation, string>,
} as const
