import { type ReviewSort, reviewSorts, type ServiceProvidedType, serviceTypes } from './review-types.ts'

const part = (text: string): string => encodeURIComponent(text.toWellFormed())

/** The page with everything that is said of an agent. */
export const agentReviewsPath = (username: string): string => `/agent/${part(username)}/reviews`

/** The page on which a review of an agent is written, about a home on record where one is named. */
export const writeReviewPath = (username: string, listingId?: number): string =>
  `/agent/${part(username)}/write-a-review${listingId === undefined ? '' : `?listing=${listingId}`}`

/** The page of a request that was mailed. */
export const reviewInvitationPath = (identifier: string): string => `/review-request/${part(identifier)}`

/** The page on which an agent asks clients. */
export const REVIEW_REQUESTS_PATH = '/review-requests'

export const REVIEWS_PAGE_SIZE = 10
const LARGEST_PAGE = 1000

/** What of an agent's reviews a page shows. */
export type ReviewsView = {
  sortBy: ReviewSort
  /** Those with this many stars alone. */
  rating: number | null
  serviceProvidedType: ServiceProvidedType | null
  isVerifiedOnly: boolean
  /** Those that were imported from elsewhere. */
  isImported: boolean
  page: number
}

/** The canonical URL of a view: `/agent/mia-chen/reviews?rating=5&sort=mostHelpful`. */
export function formatReviewsUrl(username: string, view: ReviewsView): string {
  const values = new URLSearchParams()
  if (view.isImported) values.set('imported', 'true')
  if (view.page > 1) values.set('page', String(view.page))
  if (view.rating !== null) values.set('rating', String(view.rating))
  if (view.serviceProvidedType !== null) values.set('service', view.serviceProvidedType)
  if (view.sortBy !== 'newest') values.set('sort', view.sortBy)
  if (view.isVerifiedOnly) values.set('verified', 'true')
  const text = values.toString()
  return text === '' ? agentReviewsPath(username) : `${agentReviewsPath(username)}?${text}`
}

/** The view of a query string; what cannot be read is left out. */
export function readReviewsSearch(search: string): ReviewsView {
  const values = new URLSearchParams(search)
  const [page, rating] = [Number(values.get('page') ?? 1), Number(values.get('rating') ?? 0)]
  return {
    sortBy: reviewSorts.find((name) => name === values.get('sort')) ?? 'newest',
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    serviceProvidedType: serviceTypes.find((name) => name === values.get('service')) ?? null,
    isVerifiedOnly: values.get('verified') === 'true',
    isImported: values.get('imported') === 'true',
    page: Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1,
  }
}
