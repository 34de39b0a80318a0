import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { type Database, openDatabase } from '#server/database/database.ts'
import { DatabaseUnavailable } from '#server/database/errors.ts'
import { type Environment, mapOriginsOf } from '#server/environment.ts'
import { loadPlaceCompletion } from '#server/modules/locations/place-completion.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { enquiryLimits } from '#server/modules/enquiries/enquiry-limits.ts'
import { folderTransport } from '#server/mail/folder-transport.ts'
import type { MailTransport } from '#server/mail/mail-transport.ts'
import { type MailWorker, startMailWorker } from '#server/mail/mail-worker.ts'
import { smtpTransport } from '#server/mail/smtp-transport.ts'
import { restModule } from '#server/rest/rest-module.ts'
import { type AppDependencies, buildApp } from '../app.ts'
import { buildWaitingApp } from '../waiting-app.ts'
import { authSecret } from './auth-secret.ts'
import { portalLog } from './portal-log.ts'
import { type Doorway, type Handler, openDoorway } from './doorway.ts'
import { prepareData } from './prepare-data.ts'
import { warmUp, warmUpPictures } from './warm-up.ts'

export type PortalStart = {
  environment: Environment
  version: string
  /** The built client; null when something else serves it. */
  clientFolder: string | null
  pages: NonNullable<AppDependencies['pages']>
  images?: AppDependencies['images']
  /** Tells the terminal what is going on. */
  say: (line: string) => void
  /** The open port, before anything else happens (for a development server that listens on it too). */
  onDoorway?: (doorway: Doorway) => void
}

export type RunningPortal = {
  url: string
  /** Resolves when the portal answers from its data; rejects when it never will. */
  isReady: Promise<void>
  /** Ends everything in order: the port, answers under way, the database. */
  stop: () => Promise<void>
}

const RETRY_MILLISECONDS = 2000

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
    isBehindProxy: environment.isBehindProxy,
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
  const waiting = await buildWaitingApp(common)
  const { port, host } = environment
  const doorway = await openDoorway({ port, host, handler: handlerOf(waiting) })
  start.onDoorway?.(doorway)
  const stopping = new AbortController()
  const closers: (() => Promise<void>)[] = [() => waiting.close(), () => doorway.close()]
  const stop = async () => {
    stopping.abort()
    while (closers.length > 0) await closers.pop()?.()
  }

  try {
    const database = await openData(environment, logger)
    closers.unshift(() => database.close())
    const url = `http://localhost:${doorway.port}`
    const answer = async () => {
      await prepared(database, start, stopping.signal)
      if (stopping.signal.aborted) return
      const mail = startMailWorker({
        database,
        transport: mailTransport(environment),
        clock: () => new Date(),
        log: logger,
      })
      closers.splice(-1, 0, () => mail.stop())
      const app = await buildApp({ ...common, ...(await partsOf(database, start, { url, mail })) })
      closers.splice(-1, 0, () => app.close())
      await warmUp(app)
      doorway.leadTo(handlerOf(app))
      say(`Open ${url}`)
      const pictures = warmUpPictures(app, stopping.signal)
      closers.splice(-1, 0, () => pictures)
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

/** Prepares the data, again and again while the database is away. */
async function prepared(database: Database, { environment, say }: PortalStart, signal: AbortSignal): Promise<void> {
  let hasTold = false
  while (!signal.aborted) {
    try {
      return await prepareData(database, { hasDemoData: environment.hasDemoData, now: new Date(), say })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof DatabaseUnavailable)) throw error
      if (!hasTold)
        say('The database does not answer. Trying again until it does; pages show the error screen meanwhile.')
      hasTold = true
      await wait(RETRY_MILLISECONDS, undefined, { signal }).catch(() => {})
    }
  }
}

type Around = { url: string; mail: MailWorker }

async function partsOf(
  database: Database,
  start: PortalStart,
  { url, mail }: Around,
): Promise<Omit<AppDependencies, 'support' | 'version'>> {
  const { environment, pages, images } = start
  return {
    database,
    clock: () => new Date(),
    listingSearch: createSqlListingSearch(database),
    locationIndex: await loadLocationIndex(database),
    identity: {
      secret: await authSecret(environment.authSecret, environment.dataFolder),
      portalOrigin: environment.publicOrigin ?? `http://localhost:${environment.port}`,
      providers: environment.providers,
      onMailQueued: mail.wake,
    },
    completion: await loadPlaceCompletion(database),
    limits: { operationsPerMinute: environment.operationsPerMinute },
    rest: (parts) =>
      restModule({
        ...parts,
        enquiries: {
          limits: enquiryLimits(environment.enquiriesPerHour),
          helpEmail: environment.support.email,
          origin: environment.publicOrigin ?? url,
          onMailQueued: mail.wake,
        },
      }),
    pages,
    ...(images === undefined ? {} : { images }),
    ...(environment.publicOrigin === null ? {} : { publicOrigin: environment.publicOrigin }),
  }
}
