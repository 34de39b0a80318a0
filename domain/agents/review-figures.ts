/** How many reviews give one star, two stars … five stars. */
export type RatingSpread = readonly [one: number, two: number, three: number, four: number, five: number]

/** What clients said of an agent, counted. */
export type ReviewFigures = {
  spread: RatingSpread
  /** How many of them match a sale or lease on record. */
  verifiedCount: number
  /** Reviews that were imported from elsewhere; they are in no other figure. */
  importedCount: number
}

export const noReviews: ReviewFigures = { spread: [0, 0, 0, 0, 0], verifiedCount: 0, importedCount: 0 }

export const reviewCountOf = (spread: RatingSpread): number => spread.reduce((sum, count) => sum + count, 0)

/** The mean rating in hundredths of a star, so that orders are exact; null for no review. */
export function ratingHundredths(spread: RatingSpread): number | null {
  const count = reviewCountOf(spread)
  if (count === 0) return null
  const stars = spread.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0)
  return Math.round((stars * 100) / count)
}

/** The mean rating with one decimal; null for no review. */
export function ratingOf(spread: RatingSpread): number | null {
  const hundredths = ratingHundredths(spread)
  return hundredths === null ? null : Math.round(hundredths / 10) / 10
}

/** Reviews in figures as the contract has them. */
export const reviewSummary = ({ spread, verifiedCount, importedCount }: ReviewFigures) => ({
  count: reviewCountOf(spread),
  rating: ratingOf(spread),
  spread: [...spread],
  verifiedCount,
  importedCount,
})
