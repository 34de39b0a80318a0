import type { Database } from '#server/platform/database/database.ts'
import type { LocationsServices } from '../locations/locations-services.ts'
import type { QuestionRecord } from './question-record.ts'
import {
  busiestSuburbs,
  countQuestions,
  findQuestion,
  type QuestionCount,
  type QuestionRow,
  type QuestionSelection,
  selectQuestions,
} from './question-store.queries.ts'

export type QuestionStore = {
  byId(postId: number): Promise<QuestionRecord | null>
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

  return {
    async byId(postId) {
      const row = await findQuestion(database, postId)
      return row === null ? null : ((await withSuburbs([row]))[0] ?? null)
    },
    list: async (selection) => withSuburbs(await selectQuestions(database, selection)),
    count: (selection) => countQuestions(database, selection),
    busiestSuburbs: (suburbIds, take) => busiestSuburbs(database, suburbIds, take),
  }
}
