type JobOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /**
   * While a job of this key waits, another of its name and key is not added. The one that waits may begin before the transaction
   * around is committed, so what it looks for must be found by a schedule too.
   */
  singletonKey?: string
}

/** Jobs of one name, as they were counted last. */
export type QueueState = {
  name: string
  /** Those that are tried again among them. */
  waiting: number
  running: number
  /** Given up within the last hour. */
  failed: number
  /** Null where they were not yet counted. */
  countedAt: Date | null
  /** Why the last of those failed. */
  lastError: string | null
}

/** Puts work aside that is done later, by any server process. */
export type JobQueue = {
  /** Inside a transaction the job is there when that commits. */
  send(name: string, data: object, options?: JobOptions): Promise<void>
}

/** A queue that says what waits in it. */
export type CountedJobs = JobQueue & {
  /** How many jobs there are of each name. */
  states(): Promise<QueueState[]>
}

/** Does the jobs of one name. A job may be done twice and changes nothing the second time. */
export type JobHandler = {
  name: string
  handle(data: object): Promise<void>
  /** When a job of this name is sent by itself: a cron expression, in a zone. */
  schedule?: { cron: string; timeZone: string }
  /** One call does all jobs that wait, whatever they carry. */
  isForAll?: boolean
  /** How often a job that failed is tried again, with growing pauses; 5 when left out. */
  retryLimit?: number
}

/** A queue whose jobs are done in this process as well. */
export type RunningJobs = CountedJobs & {
  /** Lets jobs of these handlers be sent which another process does. */
  add(handlers: readonly JobHandler[]): Promise<void>
  /** Begins with the jobs of these handlers. */
  work(handlers: readonly JobHandler[]): Promise<void>
  /** Ends after the jobs that are being done. */
  stop(): Promise<void>
}
