import type { Database } from './database.ts'

/**
 * Writers of numbered logs wait for each other from here until they commit, so that no number is committed after a larger one. One lock for
 * all logs: of two, transactions could take the one or the other first.
 */
export const waitForCommitOrder = async (database: Database): Promise<void> =>
  void (await database.query('select pg_advisory_xact_lock(2611231)', [], { isPrepared: true }))
