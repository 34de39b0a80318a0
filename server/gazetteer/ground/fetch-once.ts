import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#server/platform/database/database.ts'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { fetchGround, type FetchOptions, GroundNotFetched, groundReportLines } from './fetch-ground.ts'
import type { GroundMessage } from './ground-job.ts'
import { claimGround, isGroundDone } from './fetch-once.queries.ts'

export type FetchOnceOptions = Pick<FetchOptions, 'folder' | 'pause'> & {
  database: Database
  url: string
  userAgent: string
  run: (folder: string, tell: (message: GroundMessage) => void, signal: AbortSignal) => Promise<GroundMessage>
  clock: () => Date
  /** Rejects once `signal` ends it. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
  /** What the operator should read. */
  say: (line: string) => void
  /** What helps where something is wrong. */
  log: (line: string) => void
  /** Once the places are stored. */
  onStored: () => Promise<void>
}

const FIRST_WAIT_MS = 300_000
const LONGEST_WAIT_MS = 6 * 3_600_000

/**
 * Fetches the suburbs of the country once for each database, and tries again after longer and longer waits until that succeeded or `signal`
 * ends it. Of several servers one does it. Says one line when it does not succeed at first, and no more.
 */
export async function fetchGroundOnce(options: FetchOnceOptions): Promise<void> {
  const { signal, sleep, say, log, url, onStored } = options
  let report: string[] | null = null
  let hasSaid = false
  let waitMs = FIRST_WAIT_MS
  while (!signal.aborted) {
    try {
      report ??= await fetchUnlessDone(options)
      if (report !== null) {
        await onStored()
        for (const line of report) say(line)
        return
      }
      // Should the other server stop, this one takes over.
      waitMs = LONGEST_WAIT_MS
    } catch (error) {
      if (signal.aborted) return
      const isKnown = error instanceof GroundNotFetched || error instanceof DatabaseUnavailable
      if (!isKnown) log(error instanceof Error ? (error.stack ?? error.message) : String(error))
      const reason = isKnown ? error.message : 'an error that the log has'
      const what =
        report === null ? `suburbs of ${new URL(url).host} could not be fetched` : 'new suburbs could not be read'
      const line = `The ${what} (${reason}). The portal goes on with those it has and tries again later.`
      if (hasSaid) log(line)
      else say(line)
      hasSaid = true
      // A service that answers otherwise than it should is another one tomorrow at the earliest.
      if (error instanceof GroundNotFetched && !error.isPassing) waitMs = LONGEST_WAIT_MS
      if (report !== null) waitMs = FIRST_WAIT_MS
    }
    await sleep(waitMs, signal).catch(() => {})
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)
  }
}

/** The report in lines, none where the database has them already; null where another server is at it. */
async function fetchUnlessDone(options: FetchOnceOptions): Promise<string[] | null> {
  const { database, folder, url, userAgent, run, pause, signal, clock, say, log } = options
  if (await isGroundDone(database)) return []
  if (!(await claimGround(database, await claimantOf(folder), clock()))) return null
  let hasBegun = false
  const begin = () => {
    if (!hasBegun)
      say(`Fetching suburbs and their outlines from ${new URL(url).host} (GROUND_PLACES_URL=off stops that).`)
    hasBegun = true
  }
  const report = await fetchGround({
    database,
    folder,
    from: { url, userAgent },
    run: (job, tell) => run(job, tell, signal),
    pause: () => {
      signal.throwIfAborted()
      return pause()
    },
    clock,
    onMessage(message) {
      begin()
      if (message.kind === 'page') log(`${message.layer}: ${message.features} of ${message.of} read`)
      if (message.kind === 'state') say(`  ${message.report.stated} suburbs of ${message.report.stateCode} fetched`)
    },
  })
  await rm(claimFile(folder), { force: true })
  return groundReportLines(report)
}

const claimFile = (folder: string): string => `${folder}-claim`

/** Who this server is among those of one database, also after a new start. */
async function claimantOf(folder: string): Promise<string> {
  const file = claimFile(folder)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch(() => {})
  return (await readFile(file, 'utf8')).trim()
}
