import type { FairQueueLimits } from '#server/platform/work/fair-queue.ts'
import type { Lane } from '#server/platform/work/request-work.ts'

/** What either database answers to one statement, its values already parsed. */
export type Answer = {
  rows: Record<string, unknown>[]
  affectedRows: number
  /** The command tag's first word, in capitals: SELECT, INSERT, COMMIT, ROLLBACK … */
  command: string
}

export type Statement = {
  text: string
  /** See parameterText. */
  parameters: (string | null)[]
  /** True keeps the parsed statement on the connection; for fixed texts that run often. */
  isPrepared: boolean
  /** Stops the statement where the database can; a connection of a transaction ignores it. */
  signal?: AbortSignal | undefined
}

/** One connection to the database; its statements run in the order in which they were sent. */
export type Connection = {
  query(statement: Statement): Promise<Answer>
  /** Several statements in one text, without parameters; answers the rows of all. */
  exec(text: string): Promise<Record<string, unknown>[]>
  /** `target` is a COPY … FROM without its source; the chunks are whole lines of COPY text. */
  copy(target: string, chunks: Iterable<string>): Promise<void>
}

export type Listener = {
  onNotification(payload: string): void
  /** What was told meanwhile may be missed: the listener has begun, or begun again. */
  onListening(): void
}

export type Listening = { close(): Promise<void> }

export type Driver = {
  dialect: 'embedded' | 'postgres'
  /** How many statements and transactions may run at once. */
  places: FairQueueLimits<Lane>
  /** A connection for single statements, which may run beside others. */
  shared: Connection
  /**
   * Runs work on a connection that nobody else uses until it settles. `isLong` lifts the statement time-out.
   * When work fails the connection must have been rolled back, or it is thrown away.
   */
  exclusively<T>(isLong: boolean, work: (connection: Connection) => Promise<T>): Promise<T>
  /** Rejects when the database does not answer; does not queue behind waiting statements. */
  ping(): Promise<void>
  /** Hears what NOTIFY tells a channel, also after the connection was lost and found again. */
  listen(channel: string, listener: Listener): Promise<Listening>
  maintain(): Promise<void>
  close(): Promise<void>
}

/** Statements stop after this many milliseconds unless their transaction is long. */
export const STATEMENT_TIMEOUT = 15_000

/** The limit in milliseconds for statements that a visitor waits for. */
export const VISITOR_STATEMENT_TIMEOUT = 6000

/** An owner who recently used half a second of the database leaves the others twice the time that each further statement takes. */
export const heavyUse = { beyondMs: 400, times: 2 }
