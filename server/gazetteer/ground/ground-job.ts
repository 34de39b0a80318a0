import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serviceClient, ServiceError } from '#server/platform/http/service-client.ts'
import { NotBoundaries } from '../boundaries/boundary-features.ts'
import { folderSource, type GroundSource, serviceSource } from './ground-source.ts'
import { writeWhole } from './layer-pages.ts'
import { withRetries } from './retries.ts'
import { serviceObjects } from './service-objects.ts'
import type { KnownPlace, StateReport } from './state-rows.ts'
import { writeStates } from './write-states.ts'

/** What the process that fetches is told. */
export type GroundJob = {
  /** An address of ArcGIS services, or a folder of GeoJSON. */
  from: { url: string; userAgent: string } | { folder: string }
  known: KnownPlace[]
}

/** What it tells. */
export type GroundMessage =
  | { kind: 'page'; layer: string; features: number; of: number }
  | { kind: 'state'; report: StateReport }
  | { kind: 'failed'; reason: string; isPassing: boolean }
  | { kind: 'done' }

const REQUEST_MS = 60_000
/** A page of 500 outlines with all their corners has some 3 MB, in the outback more. */
const MOST_BYTES = 96 * 1024 * 1024

const MEGABYTE = 1024 * 1024
/** In MB: what pages and rows of the country take, and what the largest page leaves to the database. */
const ROOM_TO_BEGIN = 600
const ROOM_TO_GO_ON = 200

const jobFile = (folder: string): string => path.join(folder, 'job.json')

export async function writeJob(folder: string, job: GroundJob): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeWhole(jobFile(folder), JSON.stringify(job))
}

/** Does the job of a folder; errors that the service, the files or the disk are to blame for are messages. */
export async function doJob(
  folder: string,
  tell: (message: GroundMessage) => void,
  freeBytes: () => Promise<number> = () => freeBytesOf(folder),
): Promise<void> {
  const requireRoom = async (megabytes: number) => {
    const free = Math.floor((await freeBytes()) / MEGABYTE)
    if (free < megabytes) throw new NoRoom(`Only ${free} MB of the disk are free, and it takes ${megabytes} MB`)
  }
  try {
    await requireRoom(ROOM_TO_BEGIN)
    // Written above.
    const { from, known } = JSON.parse(await readFile(jobFile(folder), 'utf8')) as GroundJob
    // Rows have ids of the database that they were matched with.
    const places = createHash('sha256').update(JSON.stringify(known)).digest('hex')
    const name = `${'url' in from ? from.url : path.resolve(from.folder)} ${places}`
    const source = await sourceOf(from, path.join(folder, 'pages'), tell, () => requireRoom(ROOM_TO_GO_ON))
    await writeStates(source, { folder: path.join(folder, 'rows'), from: name, known }, (report) =>
      tell({ kind: 'state', report }),
    )
    tell({ kind: 'done' })
  } catch (error) {
    const isOfDisk = error instanceof NoRoom || isOfFiles(error)
    const isKnown = error instanceof ServiceError || error instanceof NotBoundaries || isOfDisk
    if (!isKnown) throw error
    // The database needs the space.
    if (isOfDisk)
      for (const name of ['pages', 'rows']) await rm(path.join(folder, name), { recursive: true, force: true })
    const isOfService = error instanceof ServiceError
    const reason = isOfService ? `The service ${error.message}` : error.message
    tell({ kind: 'failed', reason, isPassing: isOfService ? error.isPassing : error instanceof NoRoom })
  }
}

class NoRoom extends Error {}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const isOfFiles = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

async function sourceOf(
  from: GroundJob['from'],
  folder: string,
  tell: (message: GroundMessage) => void,
  requireRoom: () => Promise<void>,
): Promise<GroundSource> {
  if ('folder' in from) return folderSource(from.folder)
  const client = serviceClient({
    address: from.url,
    userAgent: from.userAgent,
    accept: 'application/geo+json, application/json',
    timeoutMs: REQUEST_MS,
  })
  const request = serviceObjects(client, MOST_BYTES)
  const sleep = (milliseconds: number) => wait(milliseconds)
  return serviceSource({
    url: from.url,
    folder,
    async request(address) {
      await requireRoom()
      return withRetries(() => request(address), { sleep, clock: () => new Date() })
    },
    onPage: (layer, features, of) => tell({ kind: 'page', layer, features, of }),
  })
}
