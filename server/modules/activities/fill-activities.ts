import type { Database } from '#server/platform/database/database.ts'
import { insertAnswers, insertListings, insertQuestions } from './activities.queries.ts'

/** Records everything that was done before, in one transaction; what is recorded stays as it is. */
export async function fillActivities(database: Database, now: Date): Promise<void> {
  await insertListings(database, now)
  await insertQuestions(database, null)
  await insertAnswers(database, null)
}
