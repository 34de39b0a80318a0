/** The database cannot be reached right now; the same call may succeed later. Pages answer 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The database can be read, but nothing can be saved: its disk is full, or it takes no writes for another reason. */
export class DiskFull extends DatabaseUnavailable {
  override name = 'DiskFull'
}

/** The statement ran longer than its limit and was stopped. */
export class StatementTimedOut extends Error {
  override name = 'StatementTimedOut'
}

/** The embedded folder belongs to another process that is running. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

export type SqlErrorFacts = {
  /** Five characters; decide on this, never on the message. */
  sqlState: string
  constraint?: string | undefined
  table?: string | undefined
  detail?: string | undefined
}

/** The database refused a statement. */
export class SqlError extends Error {
  override name = 'SqlError'
  readonly sqlState: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly detail: string | undefined

  constructor(message: string, facts: SqlErrorFacts, options?: ErrorOptions) {
    super(message, options)
    this.sqlState = facts.sqlState
    this.constraint = facts.constraint
    this.table = facts.table
    this.detail = facts.detail
  }
}

const QUERY_CANCELLED = '57014'
const cannotSave: ReadonlySet<string> = new Set(['53100', '25006'])
// Connection exceptions, shutdown, crash, start-up and too many connections.
const isUnavailableState = (sqlState: string): boolean =>
  sqlState.startsWith('08') || ['57P01', '57P02', '57P03', '53300'].includes(sqlState)

/** The typed error for what PostgreSQL reported, native or embedded. */
export function errorOfSqlState(message: string, facts: SqlErrorFacts, cause?: unknown): Error {
  if (facts.sqlState === QUERY_CANCELLED) return new StatementTimedOut(message, { cause })
  if (cannotSave.has(facts.sqlState)) return new DiskFull(message, { cause })
  if (isUnavailableState(facts.sqlState)) return new DatabaseUnavailable(message, { cause })
  return new SqlError(message, facts, { cause })
}
