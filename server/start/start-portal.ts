import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { DatabaseUnavailable, DiskFull } from '#server/platform/database/errors.ts'
import { type Environment, mapOriginsOf } from '#server/environment.ts'
import { isOffered } from '#server/modules/pages/page-settings.ts'
import { storeAnswers } from '#server/modules/search/cached-answers.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { enquiryLimits } from '#server/modules/enquiries/enquiry-limits.ts'
import { attemptLimitsWith } from '#server/modules/identity/attempt-limits.ts'
import { folderTransport } from '#server/platform/mail/folder-transport.ts'
import type { MailTransport } from '#server/platform/mail/mail-transport.ts'
import { smtpTransport } from '#server/platform/mail/smtp-transport.ts'
import { folderStore } from '#server/platform/storage/folder-store.ts'
import type { ObjectStore } from '#server/platform/storage/object-store.ts'
import { s3Store } from '#server/platform/storage/s3-store.ts'
import type { PortalModule } from '#server/platform/modules/define-module.ts'
import { hasTrustedProxies } from '#server/platform/http/trusted-proxies.ts'
import { type AppDependencies, buildApp } from '../app.ts'
import { buildMaintenanceApp } from '#server/maintenance-app.ts'
import { startJobs } from '#server/platform/jobs/boss-jobs.ts'
import { demonstrationStreets } from './demonstration-streets.ts'
import { type CurrentPlaces, currentPlaces } from './current-places.ts'
import { portalMap, streetsLine } from './portal-map.ts'
import { portalVideos } from './portal-modules.ts'
import { portalLog } from './portal-log.ts'
import { type HttpListener, type Handler, openListener } from './http-listener.ts'
import { prepareData, wasPrepared } from './prepare-data.ts'
import { fetchSuburbs } from './fetch-suburbs.ts'
import { warmUp, warmUpPictures } from './warm-up.ts'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

export type PortalStart = {
  environment: Environment
  version: string
  /** The built client; null when something else serves it. */
  clientFolder: string | null
  pages: NonNullable<AppDependencies['pages']>
  images?: AppDependencies['images']
  /** Prints progress to the terminal. */
  say: (line: string) => void
  /** The open port, before anything else happens (for a development server that listens on it too). */
  onListener?: (listener: HttpListener) => void
}

export type RunningPortal = {
  url: string
  /** Resolves when the portal answers from its data; rejects when it never will. */
  isReady: Promise<void>
  /** Ends everything in order: the port, answers under way, the database. */
  stop: () => Promise<void>
}

const RETRY_MILLISECONDS = 2000
const NO_PUBLIC_ORIGIN =
  'PUBLIC_ORIGIN is not set although a proxy is in front. Links in mails lead to localhost, sign-in by providers does not return, and no cache may keep sitemaps. Set it to what visitors type, such as PUBLIC_ORIGIN=https://homes.example.com'

/**
 * Opens the port, then the database, prepares what is missing and answers. Until then, and for as long as a PostgreSQL is
 * away, every page is the error screen with a 503. Rejects with PortUnavailable or FolderInUse.
 */
export async function startPortal(start: PortalStart): Promise<RunningPortal> {
  const { environment, say } = start
  const logger = portalLog(environment.logLevel, pino.destination(2))
  const common = {
    logger,
    version: start.version,
    support: environment.support,
    clientFolder: start.clientFolder,
    mapOrigins: mapOriginsOf(environment),
    isProduction: environment.isProduction,
    trustedProxies: environment.trustedProxies,
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
  if (hasTrustedProxies(environment.trustedProxies) && environment.publicOrigin === null) say(NO_PUBLIC_ORIGIN)
  const waiting = await buildMaintenanceApp(common)
  const { port, host } = environment
  const listener = await openListener({ port, host, handler: handlerOf(waiting) })
  start.onListener?.(listener)
  const stopping = new AbortController()
  const closers: (() => Promise<void>)[] = [() => waiting.close(), () => listener.close()]
  const stop = async () => {
    stopping.abort()
    while (closers.length > 0) await closers.pop()?.()
  }

  try {
    const database = await openData(environment, logger)
    closers.unshift(() => database.close())
    const url = `http://localhost:${listener.port}`
    const transport = mailTransport(environment)
    closers.splice(-1, 0, async () => transport.close())
    const map = portalMap(environment, logger)
    const live = { stopping: stopping.signal, mostConnections: environment.liveConnections }
    /** Answers from the data; nothing is done later while nothing can be saved. */
    const open = async (canSave: boolean) => {
      const starting = canSave ? startJobs(database, logger) : null
      const reading = currentPlaces(database, (error) => logger.error({ err: error }, 'Changed places were not read'))
      const [jobs, places] = await Promise.all([starting, reading])
      if (jobs !== null) closers.splice(-1, 0, () => jobs.stop())
      const app = await buildApp({
        ...common,
        ...(jobs === null ? {} : { jobs }),
        live,
        map: { ...map, inventedStreets: await demonstrationStreets(database) },
        mailTransport: transport,
        objects: objectStore(environment),
        ...(await partsOf(database, start, url, places)),
      })
      closers.splice(-1, 0, () => app.close())
      await warmUp(app)
      listener.handOver(handlerOf(app))
      // It takes a second, and the first pages do not need it. Where it fails, whoever types first tries again.
      places.completion.load().catch(() => {})
      return { app, places }
    }
    const sayStreets = async () => {
      const line = await streetsLine(map).catch((error: unknown) => logger.error({ err: error }, 'No street tiles'))
      if (line && !stopping.signal.aborted) say(line)
    }
    const fetching = { database, environment, say, log: (line: string) => logger.info(line), signal: stopping.signal }
    const answer = async () => {
      const canSave = await prepared(database, start, stopping.signal)
      if (stopping.signal.aborted) return
      const { app, places } = await open(canSave)
      say(`Open ${url}`)
      void sayStreets()
      const later = warmUpPictures(app, stopping.signal).then(() =>
        canSave ? fetchSuburbs(fetching, places) : undefined,
      )
      closers.splice(-1, 0, () => later)
      if (canSave) return
      const room = onceThereIsRoom(database, start, stopping.signal).then(async (hasRoom) =>
        hasRoom ? fetchSuburbs(fetching, (await open(true)).places) : undefined,
      )
      room.catch((error: unknown) => logger.error({ err: error }, 'The portal goes on without saving: start it again'))
    }
    return { url, isReady: answer(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const mailTransport = ({ dataFolder, mail: { smtpUrl, from } }: Environment): MailTransport =>
  smtpUrl === null
    ? folderTransport({ folder: path.join(dataFolder, 'outbox'), from })
    : smtpTransport({ url: smtpUrl, from })

const objectStore = ({ dataFolder, objectStorage }: Environment): ObjectStore =>
  objectStorage === null ? folderStore({ folder: path.join(dataFolder, 'objects') }) : s3Store(objectStorage)

const handlerOf =
  (app: FastifyInstance): Handler =>
  (request, response) =>
    app.routing(request, response)

function openData({ databaseUrl, dataFolder }: Environment, logger: Logger): Promise<Database> {
  const log = {
    info: (message: string) => logger.info(message),
    warn: (message: string) => logger.warn(message),
    error: (message: string) => logger.error(message),
  }
  return openDatabase(
    databaseUrl === null ? { folder: path.join(dataFolder, 'database'), log } : { url: databaseUrl, log },
  )
}

/**
 * Prepares the data, with retries while the database cannot be reached. False where the disk is full and the data were prepared before:
 * then they are read as they stand.
 */
async function prepared(database: Database, { environment, say }: PortalStart, signal: AbortSignal): Promise<boolean> {
  let hasNotified = false
  while (!signal.aborted) {
    try {
      await prepareData(database, { hasDemoData: environment.hasDemoData, now: new Date(), say })
      return true
    } catch (error) {
      if (signal.aborted) return false
      if (!(error instanceof DatabaseUnavailable)) throw error
      if (error instanceof DiskFull && (await wasPrepared(database).catch(() => false))) {
        say('The disk is full. Everything can be read; nothing is saved until there is more room.')
        return false
      }
      if (!hasNotified)
        say('The database does not answer. Trying again until it does; pages show the error screen meanwhile.')
      hasNotified = true
      await wait(RETRY_MILLISECONDS, undefined, { signal }).catch(() => {})
    }
  }
  return false
}

/** Prepares the data as soon as they can be saved; false where the portal ends before. */
async function onceThereIsRoom(
  database: Database,
  { environment, say }: PortalStart,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    await wait(RETRY_MILLISECONDS, undefined, { signal }).catch(() => {})
    try {
      await prepareData(database, { hasDemoData: environment.hasDemoData, now: new Date(), say })
      say('There is room on the disk again: everything is saved.')
      return true
    } catch (error) {
      if (!signal.aborted && !(error instanceof DatabaseUnavailable)) throw error
    }
  }
  return false
}

async function partsOf(
  database: Database,
  start: PortalStart,
  url: string,
  { locationIndex, completion }: CurrentPlaces,
): Promise<Omit<AppDependencies, 'support' | 'version'>> {
  const { environment, pages, images } = start
  return {
    database,
    clock: () => new Date(),
    listingSearch: createSqlListingSearch(database, await storeAnswers(database)),
    locationIndex,
    identity: {
      secret: await authSecret(environment.authSecret, environment.dataFolder),
      portalOrigin: environment.publicOrigin ?? url,
      providers: environment.providers,
      limits: attemptLimitsWith(environment.signUpsPerHour),
    },
    completion,
    limits: { pointsPerMinute: environment.pointsPerMinute },
    enquiries: {
      limits: enquiryLimits(environment.enquiriesPerHour),
      helpEmail: environment.support.email,
    },
    ownOrigin: url,
    feeds: { folder: environment.feedFolder },
    listingVideos: await portalVideos(environment),
    ads: { origins: environment.adOrigins },
    locationOverview: { deepestFacetLevel: environment.deepestFacetLevel },
    performanceHub: { isOffered: isOffered(environment.pageSettings, 'performanceHub') },
    others: await demonstrationMarket(database, environment),
    pages,
    ...(images === undefined ? {} : { images }),
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
}

/** Nothing where the demonstration is off, or the listings are somebody else's. */
async function demonstrationMarket(
  database: Database,
  { hasDemoData, hasDemoMarket }: Environment,
): Promise<readonly PortalModule[]> {
  if (!hasDemoData || !hasDemoMarket) return []
  const { readDemoState } = await import('#demo/data/demo-state.ts')
  const state = await readDemoState(database)
  if (state === null) return []
  const { demoMarket } = await import('#demo/market/live/market-module.ts')
  return [demoMarket({ seed: state.seed })]
}

const FILE = 'auth-secret'

/**
 * The secret that signs sessions: that of the environment, else one that is drawn at the first start and kept in the data
 * folder, readable by its owner alone. Several servers over one database need the same, so they need the environment's.
 */
async function authSecret(fromEnvironment: string | null, dataFolder: string): Promise<string> {
  if (fromEnvironment !== null) return fromEnvironment
  const file = path.join(dataFolder, FILE)
  await mkdir(dataFolder, { recursive: true })
  // The first of two servers that start at once writes it; both read it.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return (await readFile(file, 'utf8')).trim()
}
