import type {
  AuthorRelation,
  LocationReviewDraft,
  LocationReviewSort,
} from '#domain/location-reviews/location-review-types.ts'
import { AUTHOR } from '#server/modules/posts/post-author-record.ts'
import { HAS_HISTORY } from '#server/modules/posts/post-version-record.ts'
import type { AuthorRecord } from '#server/modules/questions/question-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LocationReviewFacts, LocationReviewRow } from './location-review-record.ts'
import { photosOf } from './review-photos.queries.ts'

const prepared = { isPrepared: true }

const FACTS = `
  post.rating, post.statistics, said.author_relation as "authorRelation", said.since_year as "sinceYear", said.pros, said.cons`

const FROM = 'from post join location_review said on said.id = post.id'

const SELECT = `
  select post.id as "postId", post.location_id as "locationId", post.title, post.content, ${FACTS}, ${photosOf('post.id', 'public')}, ${AUTHOR},
    post.published_at as "postedAt", post.edited_at as "editedAt", ${HAS_HISTORY}, post.vote_count as "helpfulCount", post.reply_count as "commentCount"
  ${FROM}`

const PUBLISHED = `post.kind = 'locationReview' and post.status = 'published'`

export type LocationReviewSelection = {
  locationId: number
  relation: AuthorRelation | null
  sortOrder: LocationReviewSort
  skip: number
  take: number
}

/** A page of reviews. Which they are is read from an index of posts, by the order; then who wrote them, until there are enough; then what they say. */
export const selectLocationReviews = (
  database: Database,
  { locationId, relation, sortOrder, skip, take }: LocationReviewSelection,
): Promise<LocationReviewRow[]> => {
  const { key, direction } = ORDERS[sortOrder]
  const order = `key ${direction}, published_at desc, id desc`
  return database.query<LocationReviewRow>(
    `${SELECT}
     join (
       select found.* from (
         select id, published_at, ${key} as key from post where location_id = $1 and ${PUBLISHED} order by ${order}
       ) found
       ${relation === null ? '' : 'cross join lateral (select from location_review where id = found.id and author_relation = $4 limit 1) wanted'}
       order by ${order} offset $2 limit $3
     ) page on page.id = post.id
     order by page.key ${direction}, post.published_at desc, post.id desc`,
    [locationId, skip, take, ...(relation === null ? [] : [relation])],
    prepared,
  )
}

type Order = { key: string; direction: 'asc' | 'desc' }

/** As domain/location-reviews/review-order.ts has them; twice as many votes are 182 days. */
const ORDERS: Readonly<Record<LocationReviewSort, Order>> = {
  USEFUL: {
    key: `published_at + interval '4368 hours' * (ln((1 + vote_count)::float8) / ln(2::float8))`,
    direction: 'desc',
  },
  NEWEST: { key: 'published_at', direction: 'desc' },
  HIGHEST: { key: 'rating', direction: 'desc' },
  LOWEST: { key: 'rating', direction: 'asc' },
}

/** Published reviews by number, in no order. */
export const selectLocationReviewsByIds = (
  database: Database,
  postIds: readonly number[],
): Promise<LocationReviewRow[]> =>
  database.query<LocationReviewRow>(`${SELECT} where post.id = any($1::int[]) and ${PUBLISHED}`, [postIds], prepared)

export const countByRelation = (
  database: Database,
  locationId: number,
): Promise<{ relation: AuthorRelation; count: number }[]> =>
  database.query<{ relation: AuthorRelation; count: number }>(
    'select author_relation as relation, count from location_review_count where location_id = $1',
    [locationId],
    prepared,
  )

export type QuotedRow = {
  locationId: number
  postId: number
  content: string
  authorRelation: AuthorRelation
  author: AuthorRecord | null
}

/** The most helpful review of each place. */
export const selectQuoted = (database: Database, locationIds: readonly number[]): Promise<QuotedRow[]> =>
  database.query<QuotedRow>(SELECT_QUOTED, [locationIds], prepared)

const SELECT_QUOTED = `
  select quoted.* from unnest($1::int[]) as place (id)
  cross join lateral (
    select post.location_id as "locationId", post.id as "postId", post.content, said.author_relation as "authorRelation", ${AUTHOR}
    ${FROM} where post.location_id = place.id and ${PUBLISHED}
    order by post.vote_count desc, post.published_at desc, post.id desc limit 1
  ) as quoted`

/** What the reviews of a place have for and against it, the newest first. */
export const selectPoints = (
  database: Database,
  locationId: number,
  take: number,
): Promise<{ pros: string[]; cons: string[] }[]> =>
  database.query<{ pros: string[]; cons: string[] }>(
    `select said.pros, said.cons ${FROM} where post.location_id = $1 and ${PUBLISHED}
     order by post.published_at desc, post.id desc limit $2`,
    [locationId, take],
    prepared,
  )

/** The review of a place that a member wrote and did not take back. */
export async function findOwnReview(
  database: Database,
  memberId: number,
  locationId: number,
): Promise<(LocationReviewFacts & { postId: number }) | null> {
  const [row] = await database.query<LocationReviewFacts & { postId: number }>(
    `select post.id as "postId", ${FACTS}, ${photosOf('post.id', 'own')} ${FROM}
     where post.location_id = $1 and post.author_id = $2 and post.kind = 'locationReview' and post.status <> 'withdrawn'`,
    [locationId, memberId],
  )
  return row ?? null
}

/** The reviews of a place that a member found helpful. */
export async function votedReviewsOf(database: Database, memberId: number, locationId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select post.id from post_vote vote join post on post.id = vote.post_id
     where vote.member_id = $1 and post.location_id = $2 and ${PUBLISHED} order by post.id`,
    [memberId, locationId],
  )
  return rows.map(({ id }) => id)
}

/** Stores what a review says beside its post, in place of what it said before. */
export async function saveLocationReview(
  database: Database,
  id: number,
  { authorRelation, sinceYear, pros, cons }: LocationReviewDraft,
): Promise<void> {
  await database.query(
    `insert into location_review (id, author_relation, since_year, pros, cons) values ($1, $2, $3, $4::text[], $5::text[])
     on conflict (id) do update set author_relation = $2, since_year = $3, pros = $4::text[], cons = $5::text[]`,
    [id, authorRelation, sinceYear, pros, cons],
  )
}
