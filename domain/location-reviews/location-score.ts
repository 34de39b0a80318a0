import type { AuthorRelation, LocationReviewDraft, RankedTopic } from './location-review-types.ts'

export type RatedReview = Pick<LocationReviewDraft, 'rating' | 'statistics' | 'authorRelation'>

export type LocationScore = {
  reviewCount: number
  /** The mean of the stars, to one decimal. */
  rating: number
  /** 0 to 100, a whole number. */
  score: number
}

/** Quarters of a review: who lives there counts in full, who sells there the least. */
const QUARTERS: Readonly<Record<AuthorRelation, number>> = { livesHere: 4, livedHere: 4, visits: 2, agent: 1 }
/** Every place begins as if five people who live there had given three and a half stars. */
const PRIOR_QUARTERS = 5 * 4
const PRIOR_STARS = 3.5

/**
 * How a place is rated, for the whole and by topic (docs/product.md, section 6.7). Helpful votes change nothing. The function
 * refresh_location_scores of the database has the same formula.
 */
export function locationScores(reviews: readonly RatedReview[]): Map<RankedTopic, LocationScore> {
  const rated = reviews.flatMap(({ rating, statistics, authorRelation }) =>
    [{ type: 'overall' as const, rating }, ...statistics].map(({ type, ...given }) => ({
      topic: type,
      stars: given.rating,
      quarters: QUARTERS[authorRelation],
    })),
  )
  const byTopic = Map.groupBy(rated, ({ topic }) => topic)
  return new Map([...byTopic].map(([topic, given]) => [topic, scoreOf(given)]))
}

function scoreOf(given: readonly { stars: number; quarters: number }[]): LocationScore {
  const sum = given.reduce((total, { stars }) => total + stars, 0)
  const quarters = given.reduce((total, each) => total + each.quarters, PRIOR_QUARTERS)
  const weighted = given.reduce((total, each) => total + each.quarters * each.stars, PRIOR_QUARTERS * PRIOR_STARS)
  return {
    reviewCount: given.length,
    rating: Math.round((sum * 10) / given.length) / 10,
    score: Math.round((25 * (weighted - quarters)) / quarters),
  }
}
