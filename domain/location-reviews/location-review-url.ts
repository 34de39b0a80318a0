import { type StateCode, stateCodeOf } from '../lookups/states.ts'
import {
  type AuthorRelation,
  authorRelations,
  type LocationReviewSort,
  locationTopics,
  type RankedTopic,
} from './location-review-types.ts'

/** What the profile of a suburb or street shows of its reviews. */
export type ProfileView = {
  locationUri: string
  sortOrder: LocationReviewSort
  /** Null for everybody's. */
  relation: AuthorRelation | null
  page: number
}

/** The values of the query string; what is most useful comes first where there is none. */
const sorts = { useful: 'USEFUL', newest: 'NEWEST', highest: 'HIGHEST', lowest: 'LOWEST' } as const
type SortName = keyof typeof sorts

// Object.keys loses the key type; the table is a constant.
const sortNames = Object.keys(sorts) as readonly SortName[]
export const locationReviewSorts: readonly LocationReviewSort[] = Object.values(sorts)

export const PROFILE_PAGE_SIZE = 10
const LARGEST_PAGE = 1000

/** The canonical URL of a profile: `/suburb-profile/fitzroy-vic-3065?by=livesHere&page=2&sort=newest`. */
export function formatProfileUrl({ locationUri, sortOrder, relation, page }: ProfileView): string {
  const values = new URLSearchParams()
  if (relation !== null) values.set('by', relation)
  if (page > 1) values.set('page', String(page))
  if (sortOrder !== 'USEFUL') values.set('sort', sortOrder.toLowerCase())
  const text = values.toString()
  return text === '' ? locationProfilePath(locationUri) : `${locationProfilePath(locationUri)}?${text}`
}

/** What a query string chooses; what cannot be read is left out. */
export function readProfileSearch(search: string): Omit<ProfileView, 'locationUri'> {
  const values = new URLSearchParams(search)
  const sort = sortNames.find((name) => name === (values.get('sort') ?? '').toLowerCase())
  return {
    sortOrder: sorts[sort ?? 'useful'],
    relation: authorRelations.find((each) => each === values.get('by')) ?? null,
    page: pageIn(values),
  }
}

/** Null for the whole country. */
export type RankingView = { stateCode: StateCode | null; topic: RankedTopic; page: number }

export const rankedTopics: readonly RankedTopic[] = ['overall', ...locationTopics]

/** The canonical URL of the ranked suburbs: `/where-to-live?page=2&state=vic&topic=quiet`. */
export function formatRankingUrl({ stateCode, topic, page }: RankingView): string {
  const values = new URLSearchParams()
  if (page > 1) values.set('page', String(page))
  if (stateCode !== null) values.set('state', stateCode.toLowerCase())
  if (topic !== 'overall') values.set('topic', topic)
  const text = values.toString()
  return text === '' ? '/where-to-live' : `/where-to-live?${text}`
}

/** What a query string chooses; what cannot be read is left out. */
export function readRankingSearch(search: string): RankingView {
  const values = new URLSearchParams(search)
  const topic = (values.get('topic') ?? '').toLowerCase()
  return {
    stateCode: stateCodeOf(values.get('state') ?? ''),
    topic: rankedTopics.find((each) => each === topic) ?? 'overall',
    page: pageIn(values),
  }
}

function pageIn(values: URLSearchParams): number {
  const page = Number(values.get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1
}

export const locationProfilePath = (locationUri: string): string => `/suburb-profile/${locationUri}`

/** Where a review of a place stands. */
export const formatLocationReviewUrl = (locationUri: string, postId: number): string =>
  `${locationProfilePath(locationUri)}#post-${postId}`

/** What the fragment of a URL names where a review is written. */
export const REVIEW_FRAGMENT = 'review'

/** Where a place is reviewed: its profile with the form open. */
export const reviewPlacePath = (locationUri: string): string => `${locationProfilePath(locationUri)}#${REVIEW_FRAGMENT}`
