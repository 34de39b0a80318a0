import type { Database } from '#server/platform/database/database.ts'
import { insertListings } from './activities.queries.ts'

/** Records what was listed and sold before; what is recorded stays as it is. Posts record themselves. */
export async function fillActivities(database: Database, now: Date): Promise<void> {
  await insertListings(database, now)
}
