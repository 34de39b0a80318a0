import type { Database } from '#server/platform/database/database.ts'

/** Where servers listen for offices that were added or moved. */
export const OFFICES_CHANNEL = 'offices_changed'

export const notifyOfficesChanged = async (database: Database): Promise<void> =>
  void (await database.query('select pg_notify($1, $2)', [OFFICES_CHANNEL, '']))
