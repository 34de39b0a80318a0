import type { DemoState } from '#demo/data/demo-state.ts'
import { loadPosts } from '#demo/data/posts/load-posts.ts'
import { preparePosts } from '#demo/data/posts/prepare-posts.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LocationReview } from './location-review.ts'
import { draftReviews } from './draft-reviews.ts'

/** The places of so many rows are scored at once; thousands of places are far slower than some at a time. */
const ROWS_AT_ONCE = 400
const COLUMNS = ['id', 'author_relation', 'since_year', 'pros', 'cons']

/** Adds what people say of suburbs and streets to a demonstration that has no such review yet; answers how many were added. */
export async function ensureDemoLocationReviews(database: Database, state: DemoState, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from location_review limit 1')
  if (known) return 0
  return database.transaction(
    async () => {
      const drafts = draftReviews(await preparePosts(database, state, now))
      const ids = await loadPosts(
        database,
        drafts.map(({ post }) => post),
      )
      const rows = drafts.map(({ review }, at) => ({ review, id: ids[at] ?? 0 }))
      rows.sort((one, other) => one.review.locationId - other.review.locationId)
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await database.copyRows('location_review', COLUMNS, rows.slice(at, at + ROWS_AT_ONCE).map(rowOf))
      }
      return ids.length
    },
    { isLong: true },
  )
}

type NumberedReview = { id: number; review: LocationReview }

const rowOf = ({ id, review: { relation, sinceYear, pros, cons } }: NumberedReview): unknown[] => [
  id,
  relation,
  sinceYear,
  pros,
  cons,
]
