/** What a place is rated by beside the whole, in the order in which pages show it. */
export const locationTopics = [
  'quiet',
  'families',
  'transport',
  'food',
  'parks',
  'value',
  'safety',
  'nightlife',
] as const
export type LocationTopic = (typeof locationTopics)[number]
export type RankedTopic = 'overall' | LocationTopic

/** How who writes knows the place. */
export const authorRelations = ['livesHere', 'livedHere', 'visits', 'agent'] as const
export type AuthorRelation = (typeof authorRelations)[number]

export type TopicRating = { type: LocationTopic; rating: number }

/** A photo that was uploaded, by the name that its author alone knows. */
export type ReviewPhoto = { identifier: string; caption: string }

/** What somebody says of a place, as it is typed and sent. */
export type LocationReviewDraft = {
  title: string
  content: string
  /** 0: none chosen yet. */
  rating: number
  statistics: readonly TopicRating[]
  authorRelation: AuthorRelation
  /** Null where it is not said. */
  sinceYear: number | null
  pros: readonly string[]
  cons: readonly string[]
  /** In their order; null leaves those of the review as they are. */
  photos: readonly ReviewPhoto[] | null
}

export type LocationReviewSort = 'USEFUL' | 'NEWEST' | 'HIGHEST' | 'LOWEST'
