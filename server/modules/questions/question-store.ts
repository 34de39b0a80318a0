import type { Database } from '#server/platform/database/database.ts'
import type { LocationsServices } from '../locations/locations-services.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { QuestionRecord, ReplyRecord } from './question-record.ts'
import { type CommentRow, commentsToReplies, findReplies } from './replies.queries.ts'
import {
  busiestSuburbs,
  countQuestions,
  findQuestion,
  findQuestions,
  type QuestionCount,
  type QuestionRow,
  type QuestionSelection,
  selectQuestions,
} from './question-store.queries.ts'

export type QuestionStore = {
  byId(postId: number): Promise<QuestionRecord | null>
  /** Questions by number in the order asked for; unknown ones are left out. */
  byIds(postIds: readonly number[]): Promise<QuestionRecord[]>
  /** Answers by number, in no order. */
  repliesByIds(postIds: readonly number[]): Promise<Map<number, ReplyRecord>>
  /** What was said to answers and reviews, by their numbers, the oldest first. */
  commentsTo(postIds: readonly number[]): Promise<Map<number, CommentRow[]>>
  list(selection: QuestionSelection): Promise<QuestionRecord[]>
  count(selection: QuestionCount): Promise<number>
  /** The suburbs with the most questions among these, or in the country where that is null. */
  busiestSuburbs(suburbIds: readonly number[] | null, take: number): Promise<{ suburbId: number; count: number }[]>
}

/** The questions in the database; their counts are kept by its triggers. */
export function questionStore(database: Database, places: LocationsServices['places']): QuestionStore {
  async function withSuburbs(rows: readonly QuestionRow[]): Promise<QuestionRecord[]> {
    const suburbs = await places.byIds([...new Set(rows.map(({ locationId }) => locationId))])
    const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
    return rows.flatMap(({ locationId, ...question }) => {
      const suburb = suburbById.get(locationId)
      return suburb === undefined ? [] : [{ ...question, suburb }]
    })
  }

  async function commentsTo(postIds: readonly number[]): Promise<Map<number, CommentRow[]>> {
    return Map.groupBy(await commentsToReplies(database, postIds), ({ replyId }) => replyId)
  }

  return {
    commentsTo,
    async byId(postId) {
      const row = await findQuestion(database, postId)
      return row === null ? null : ((await withSuburbs([row]))[0] ?? null)
    },
    async byIds(postIds) {
      const found = await withSuburbs(await findQuestions(database, [...new Set(postIds)]))
      const byId = new Map(found.map((question) => [question.postId, question]))
      return postIds.flatMap((postId) => byId.get(postId) ?? [])
    },
    async repliesByIds(postIds) {
      const rows = postIds.length === 0 ? [] : await findReplies(database, postIds)
      const [suburbs, commentsOf] = await Promise.all([
        places.byIds([...new Set(rows.map(({ locationId }) => locationId))]),
        commentsTo(postIds),
      ])
      const zones = new Map(suburbs.map((suburb) => [suburb.id, timeZoneOfPlace(suburb)]))
      return new Map(
        rows.flatMap(({ locationId, ...reply }) => {
          const timeZone = zones.get(locationId)
          if (timeZone === undefined) return []
          const said = (commentsOf.get(reply.postId) ?? []).map((comment) => ({ ...comment, timeZone }))
          return [[reply.postId, { ...reply, timeZone, comments: said }] as const]
        }),
      )
    },
    list: async (selection) => withSuburbs(await selectQuestions(database, selection)),
    count: (selection) => countQuestions(database, selection),
    busiestSuburbs: (suburbIds, take) => busiestSuburbs(database, suburbIds, take),
  }
}
