import type { QuestionOrder } from '#domain/questions/question-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LocationsServices } from '../locations/locations-services.ts'
import { AUTHOR } from './post-sql.ts'
import type { AuthorRecord, QuestionRecord } from './question-record.ts'

/** Which questions: about these suburbs, or about every place where that is null. */
export type QuestionSelection = {
  suburbIds: readonly number[] | null
  sortOrder: QuestionOrder
  isDiscussion?: boolean
  /** Only with this many answers or more. */
  leastReplies?: number
  skip: number
  take: number
}

export type QuestionStore = {
  byId(postId: number): Promise<QuestionRecord | null>
  list(selection: QuestionSelection): Promise<QuestionRecord[]>
  count(selection: Pick<QuestionSelection, 'suburbIds' | 'isDiscussion'> & { isUnanswered: boolean }): Promise<number>
  /** The suburbs with the most questions among these, or in the country where that is null. */
  busiestSuburbs(suburbIds: readonly number[] | null, take: number): Promise<{ suburbId: number; count: number }[]>
}

/** The questions in the database; their counts are kept by its triggers. */
export function questionStore(database: Database, places: LocationsServices['places']): QuestionStore {
  async function withSuburbs(rows: readonly Row[]): Promise<QuestionRecord[]> {
    const suburbs = await places.byIds([...new Set(rows.map(({ locationId }) => locationId))])
    const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
    return rows.flatMap(({ locationId, ...question }) => {
      const suburb = suburbById.get(locationId)
      return suburb === undefined ? [] : [{ ...question, suburb }]
    })
  }

  return {
    async byId(postId) {
      const rows = await database.query<Row>(`${SELECT} where post.id = $1`, [postId], prepared)
      return (await withSuburbs(rows))[0] ?? null
    },
    async list({ suburbIds, sortOrder, isDiscussion = null, leastReplies = 0, skip, take }) {
      const text = `${SELECT}
        where ($1::int[] is null or post.location_id = any($1::int[]))
          and ($2::boolean is null or post.is_discussion = $2) and post.reply_count >= $3
          ${sortOrder === 'unanswered' ? 'and post.reply_count = 0' : ''}
        order by ${ORDERS[sortOrder]} offset $4 limit $5`
      return withSuburbs(await database.query<Row>(text, [suburbIds, isDiscussion, leastReplies, skip, take]))
    },
    async count({ suburbIds, isDiscussion = null, isUnanswered }) {
      const [row] = await database.query<{ count: number }>(COUNT, [suburbIds, isDiscussion, isUnanswered], prepared)
      return row?.count ?? 0
    },
    busiestSuburbs: (suburbIds, take) => database.query(BUSIEST, [suburbIds, take], prepared),
  }
}

const prepared = { isPrepared: true }

type Row = Omit<QuestionRecord, 'suburb' | 'author'> & { locationId: number; author: AuthorRecord | null }

const SELECT = `
  select post.id as "postId", post.location_id as "locationId", post.title, post.content,
    post.is_discussion as "isDiscussion", post.posted_at as "postedAt", post.reply_count as "replyCount",
    post.follower_count as followers, ${AUTHOR}
  from question post`

const ORDERS: Readonly<Record<QuestionOrder, string>> = {
  newest: 'post.posted_at desc, post.id desc',
  popular: 'post.reply_count desc, post.follower_count desc, post.posted_at desc, post.id desc',
  unanswered: 'post.posted_at desc, post.id desc',
}

const COUNT = `
  select count(*) as count from question
  where ($1::int[] is null or location_id = any($1::int[]))
    and ($2::boolean is null or is_discussion = $2) and (not $3::boolean or reply_count = 0)`

const BUSIEST = `
  select question.location_id as "suburbId", count(*) as count
  from question join location on location.id = question.location_id
  where $1::int[] is null or question.location_id = any($1::int[])
  group by question.location_id, location.name, location.state_code
  order by count(*) desc, location.name, location.state_code, question.location_id limit $2`
