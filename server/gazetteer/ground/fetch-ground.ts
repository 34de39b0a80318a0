import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { lockFolder } from '#server/platform/database/embedded/folder-lock.ts'
import { FolderInUse } from '#server/platform/database/errors.ts'
import { publishPlaces } from '../places-changed.ts'
import { markGroundDone } from './fetch-once.queries.ts'
import { type GroundJob, type GroundMessage, writeJob } from './ground-job.ts'
import type { StateReport } from './state-rows.ts'
import { storeGround, type StoreReport } from './store-ground.ts'
import { selectKnownPlaces } from './store-ground.queries.ts'
import { areStatesWritten, readReports } from './write-states.ts'

export type FetchOptions = {
  database: Database
  /** Of the data folder, for pages and rows until all is stored. */
  folder: string
  from: GroundJob['from']
  run: (folder: string, tell: (message: GroundMessage) => void) => Promise<GroundMessage>
  /** Between small writes. */
  pause: () => Promise<unknown>
  onMessage: (message: GroundMessage) => void
  clock: () => Date
}

export type GroundReport = StoreReport & { states: StateReport[] }

/** The places could not be fetched; `isPassing` where a later try may do. */
export class GroundNotFetched extends Error {
  readonly isPassing: boolean

  constructor(reason: string, isPassing: boolean) {
    super(reason)
    this.isPassing = isPassing
  }
}

/** Fetches the suburbs of the country, goes on where an earlier fetch stopped, stores them, and marks the database as having them. */
export async function fetchGround(options: FetchOptions): Promise<GroundReport> {
  const lock = `${options.folder}-lock`
  await mkdir(lock, { recursive: true })
  const unlock = lockOf(lock)
  try {
    return await fetchInto(options)
  } finally {
    unlock()
  }
}

/** A server and a command, or two commands, may share the data folder. */
function lockOf(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new GroundNotFetched('Another process is fetching them', true)
  }
}

async function fetchInto(options: FetchOptions): Promise<GroundReport> {
  const { database, folder, from, run, pause, onMessage, clock } = options
  const rows = path.join(folder, 'rows')
  // Files may have changed since.
  if ('folder' in from) await rm(rows, { recursive: true, force: true })
  await writeJob(folder, { from, known: await selectKnownPlaces(database) })
  const last = await run(folder, onMessage)
  if (last.kind === 'failed') throw new GroundNotFetched(last.reason, last.isPassing)
  if (!(await areStatesWritten(rows))) throw new GroundNotFetched('Some states are missing', true)
  const states = await readReports(rows)
  const missing = statesWithout(states)
  const [matched, known] = [sum(states, ofMatched), sum(states, ofKnown)]
  if (matched < known / 2 || ('url' in from && missing.length > 0)) {
    await rm(folder, { recursive: true, force: true })
    const reason =
      missing.length > 0
        ? `none is of ${missing.join(', ')}`
        : `only ${matched} of ${known} known places are among them`
    throw new GroundNotFetched(`These are not the suburbs of the country: ${reason}`, false)
  }
  const stored = await storeGround(database, rows, pause)
  if (missing.length > 0) await publishPlaces(database)
  else await markGroundDone(database, { from: 'url' in from ? from.url : from.folder, at: clock() })
  await rm(folder, { recursive: true, force: true })
  return { ...stored, states }
}

const sum = (states: readonly StateReport[], figure: (state: StateReport) => number): number =>
  states.reduce((total, state) => total + figure(state), 0)
const ofMatched = ({ matched }: StateReport): number => matched
const ofKnown = ({ matched, without, doubtful }: StateReport): number => matched + without.length + doubtful.length

/** States that nothing was read of. */
const statesWithout = (states: readonly StateReport[]): StateCode[] =>
  states.filter(({ stated }) => stated === 0).map(({ stateCode }) => stateCode)

const FIRST_NAMES = 20

/** The report in lines for the terminal. */
export function groundReportLines({ added, outlines, states }: GroundReport): string[] {
  const total = (figure: (state: StateReport) => number) => sum(states, figure)
  const missing = statesWithout(states)
  const without = states.flatMap((state) => state.without)
  const doubtful = states.flatMap((state) => state.doubtful)
  const compared = total((state) => state.compared)
  return [
    `${counted(total(({ stated }) => stated))} suburbs read: ${counted(added)} places added, ${counted(total(ofMatched))} of the ${counted(total(ofKnown))} known ones found, ${counted(outlines)} outlines stored.`,
    ...lineIf(compared, `postcodes compared with postal areas: ${counted(total(({ agreeing }) => agreeing))} agree.`),
    ...lineIf(
      total(({ withoutPostcode }) => withoutPostcode),
      'suburbs left out: no postcode is known for them.',
    ),
    ...lineIf(
      total(({ repeated }) => repeated),
      'suburbs left out: another of their state has the same name and postcode.',
    ),
    ...lineIf(without.length, `places without an outline of their name: ${namesOf(without)}`),
    ...lineIf(doubtful.length, `places whose outline would be far away: ${namesOf(doubtful)}`),
    ...(missing.length === 0
      ? []
      : [`No suburb of ${missing.join(', ')}: the server still fetches those of the country.`]),
  ]
}

const counted = (count: number): string => count.toLocaleString('en-AU')

const lineIf = (count: number, text: string): string[] => (count === 0 ? [] : [`${counted(count)} ${text}`])

const namesOf = (names: readonly string[]): string =>
  names.length > FIRST_NAMES
    ? `${names.slice(0, FIRST_NAMES).join(', ')}, and ${counted(names.length - FIRST_NAMES)} more`
    : names.join(', ')
