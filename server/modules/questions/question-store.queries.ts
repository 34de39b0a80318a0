import { MOST_QUESTIONS_FOUND, type QuestionOrder } from '#domain/questions/question-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AUTHOR } from '#server/modules/posts/post-author-record.ts'
import { HAS_HISTORY } from '#server/modules/posts/post-version-record.ts'
import type { AuthorRecord, QuestionRecord } from './question-record.ts'

/** Which questions: about these suburbs, or about every place where that is null. */
export type QuestionSelection = {
  suburbIds: readonly number[] | null
  sortOrder: QuestionOrder
  isDiscussion?: boolean
  /** Only with this many answers or more. */
  leastReplies?: number
  /** Only with these words, whatever their endings. */
  words?: string
  skip: number
  take: number
}

export type QuestionCount = Pick<QuestionSelection, 'suburbIds' | 'isDiscussion' | 'words'> & { isUnanswered: boolean }

export type QuestionRow = Omit<QuestionRecord, 'suburb' | 'author'> & {
  locationId: number
  author: AuthorRecord | null
}

const prepared = { isPrepared: true }

/** A question by its number; for one that was merged the question that stays. */
export async function findQuestion(database: Database, postId: number): Promise<QuestionRow | null> {
  const [row] = await database.query<QuestionRow>(SELECT_ONE, [postId], prepared)
  return row ?? null
}

/** Questions by number, in no order. */
export const findQuestions = (database: Database, postIds: readonly number[]): Promise<QuestionRow[]> =>
  database.query<QuestionRow>(`${SELECT} where post.id = any($1::int[]) and ${PUBLISHED}`, [postIds], prepared)

/**
 * A page of questions. Which they are is read from an index alone, then what they say. Of one suburb they are prepared: planning is most of
 * the work then, and the plan is the same for every suburb.
 */
export function selectQuestions(
  database: Database,
  { sortOrder, skip, take, ...selection }: QuestionSelection,
): Promise<QuestionRow[]> {
  const values: unknown[] = [skip, take]
  const wanted = conditionsOf({ ...selection, isUnanswered: sortOrder === 'unanswered' }, values)
  return database.query<QuestionRow>(
    `${SELECT}
    where post.id in (
      select post.id from post where ${wanted} order by ${ORDERS[sortOrder]} offset $1 limit $2
    )
    order by ${ORDERS[sortOrder]}`,
    values,
    { isPrepared: selection.suburbIds?.length === 1 && selection.words === undefined },
  )
}

type Conditions = Omit<QuestionSelection, 'sortOrder' | 'skip' | 'take'> & { isUnanswered: boolean }

function conditionsOf(wanted: Conditions, values: unknown[]): string {
  const { suburbIds, isDiscussion, leastReplies, words, isUnanswered } = wanted
  const conditions = [PUBLISHED]
  if (suburbIds?.length === 1) conditions.push(`post.location_id = $${values.push(suburbIds[0])}`)
  else if (suburbIds !== null) conditions.push(`post.location_id = any($${values.push(suburbIds)}::int[])`)
  if (isDiscussion !== undefined) conditions.push(`post.kind = '${isDiscussion ? 'discussion' : 'question'}'`)
  if (leastReplies !== undefined) conditions.push(`post.reply_count >= $${values.push(leastReplies)}`)
  if (words !== undefined) conditions.push(`post.words @@ plainto_tsquery('english', $${values.push(words)})`)
  if (isUnanswered) conditions.push('post.reply_count = 0')
  return conditions.join(' and ')
}

const SELECT = `
  select post.id as "postId", post.location_id as "locationId", post.title, post.content,
    post.kind = 'discussion' as "isDiscussion", post.published_at as "postedAt", post.edited_at as "editedAt", ${HAS_HISTORY}, post.reply_count as "replyCount",
    post.follower_count as followers, ${AUTHOR}
  from post`

const PUBLISHED = `post.kind in ('question', 'discussion') and post.status = 'published'`

const SELECT_ONE = `${SELECT}
  where post.id = coalesce((select merged_into_id from post merged where merged.id = $1 and merged.status = 'rejected'), $1)
    and ${PUBLISHED}`

const ORDERS: Readonly<Record<QuestionOrder, string>> = {
  newest: 'post.published_at desc, post.id desc',
  popular: 'post.reply_count desc, post.follower_count desc, post.published_at desc, post.id desc',
  unanswered: 'post.published_at desc, post.id desc',
}

/** How many questions there are, or only those without an answer. */
export async function countQuestions(database: Database, { words, ...counted }: QuestionCount): Promise<number> {
  if (words !== undefined) return countFound(database, { words, ...counted })
  const { suburbIds, isDiscussion, isUnanswered } = counted
  const values = [suburbIds, isDiscussion ?? null, isUnanswered]
  const [row] = await database.query<{ count: number }>(COUNT, values, prepared)
  return row?.count ?? 0
}

/** Those with the words, as far as they are counted. */
async function countFound(database: Database, wanted: Conditions): Promise<number> {
  const values: unknown[] = [MOST_QUESTIONS_FOUND]
  const found = `select from post where ${conditionsOf(wanted, values)} limit $1`
  const [row] = await database.query<{ count: number }>(`select count(*) as count from (${found}) found`, values)
  return row?.count ?? 0
}

const COUNT = `
  select coalesce(sum(count), 0)::int as count from question_count
  where ($1::int[] is null or location_id = any($1::int[])) and ($2::boolean is null or is_discussion = $2)
    and (not $3::boolean or is_unanswered)`

/** The suburbs with the most questions among these, or in the country where that is null. */
export const busiestSuburbs = (
  database: Database,
  suburbIds: readonly number[] | null,
  take: number,
): Promise<{ suburbId: number; count: number }[]> =>
  database.query<{ suburbId: number; count: number }>(BUSIEST, [suburbIds, take], prepared)

const BUSIEST = `
  select location.id as "suburbId", counted.count
  from (
    select location_id, sum(count)::int as count from question_count
    where $1::int[] is null or location_id = any($1::int[])
    group by 1 having sum(count) > 0
  ) counted
  join location on location.id = counted.location_id
  order by count desc, location.name, location.state_code, location.id limit $2`
