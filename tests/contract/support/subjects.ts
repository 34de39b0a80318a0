import type { FastifyInstance } from 'fastify'
import { getResponse } from 'msw'
import { createMocks } from '#mocks/create-mocks.ts'
import { type Scenario, type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts'
import { createWorld, type World } from '#mocks/world/world.ts'
import { type AppDependencies, buildApp } from '#server/app.ts'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { placeCompletion } from '#server/modules/locations/place-completion.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { createSqlListingSearch } from '#server/modules/search/sql-listing-search.ts'
import { defaultQueryLimits } from '#server/platform/graphql/query-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { noObjects } from '#server/platform/storage/no-objects.ts'
import type { ObjectStore } from '#server/platform/storage/object-store.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { mockAdOrigins } from '#mocks/world/ads.ts'
import { membersOf } from '#mocks/world/members.ts'
import { attemptLimits } from '#server/modules/identity/attempt-limits.ts'
import { pagesUnderTest } from '#tests/support/pages-under-test.ts'
import { TEST_SECRET } from '#tests/support/identity-under-test.ts'
import { persistedDocuments } from './contract-files.ts'
import { seedAlerts } from './seed-alerts.ts'
import { seedCollections } from './seed-collections.ts'
import { seedDeadLetters } from './seed-dead-letters.ts'
import { seedDayCounts } from './seed-day-counts.ts'
import { seedMembers } from './seed-members.ts'
import { seedEmptySearches } from './seed-empty-searches.ts'
import { seedEnquiries } from './seed-enquiries.ts'
import { seedFeeds } from './seed-feeds.ts'
import { seedListingDrafts } from './seed-listing-drafts.ts'
import { seedFollows } from './seed-follows.ts'
import { seedLocationFollows } from './seed-location-follows.ts'
import { seedAgentClaims } from './seed-agent-claims.ts'
import { seedListingVideos } from './seed-listing-videos.ts'
import { seedOwnListings } from './seed-own-listings.ts'
import { seedQuestions, seedReviewPhotos } from './seed-questions.ts'
import { seedPastSales } from './seed-past-sales.ts'
import { seedPremierWorkflows } from './seed-premier-workflows.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedAds } from './seed-ads.ts'
import { seedStaffBatches } from './seed-staff-batches.ts'
import { seedWorld } from './seed-world.ts'

/** Late in the morning of Melbourne. */
export const NOW = new Date('2026-11-20T00:30:00Z')
export const VERSION = '9.8.7'

export type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** Status 0 when no answer came. */
export type Received = {
  status: number
  headers: Record<string, string>
  body: string
  /** `name=value` of each cookie that was set. */
  cookies: string[]
}

/** Something that answers the contract. */
export type Subject = {
  name: 'mocks' | 'server'
  /** Puts it into a situation. */
  enter(scenario: ScenarioName): Promise<void>
  /** Counts the situations that it was put into. */
  situation(): number
  send(request: Sent): Promise<Received>
  close(): Promise<void>
}

export const subjectNames = ['mocks', 'server'] as const

export const openSubject = (name: Subject['name']): Promise<Subject> =>
  name === 'mocks' ? Promise.resolve(mocksSubject()) : serverSubject()

/** The waits of the mocks are counted and not waited for. */
export function mocksSubject(): Subject & { waited: number[] } {
  const waited: number[] = []
  const wait = async (milliseconds: number) => void waited.push(milliseconds)
  const handlersFor = (scenario: ScenarioName) => createMocks({ scenario, now: NOW, version: VERSION, wait })
  let handlers = handlersFor('default')
  let current: ScenarioName = 'default'
  let isChanged = false
  let situation = 0
  return {
    name: 'mocks',
    waited,
    situation: () => situation,
    async enter(scenario) {
      if (scenario === current && !isChanged) return
      handlers = handlersFor(scenario)
      current = scenario
      isChanged = false
      situation += 1
    },
    async send({ method, path, headers, body }) {
      isChanged ||= mayChange(method, path, body)
      const options: RequestInit = { method, headers, body }
      const request = new Request(`http://portal.test${path}`, options)
      const response = await getResponse(handlers, request)
      if (response === undefined) throw new Error(`The mocks have no handler for ${method} ${path}`)
      if (response.type === 'error') return { status: 0, headers: {}, body: '', cookies: [] }
      const cookies = response.headers.getSetCookie().map(nameAndValue)
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
        cookies,
      }
    },
    async close() {},
  }
}

/** The real server over the very world of the mocks. */
export async function serverSubject(): Promise<Subject> {
  const test = await createTestDatabase()
  let app: FastifyInstance | null = null
  let current: ScenarioName | null = null
  let seeded: Scenario['prepare'] | null = null
  let isChanged = true
  let situation = 0

  async function seed(scenario: ScenarioName): Promise<void> {
    const { prepare }: Scenario = scenarios[scenario]
    if (prepare === seeded && !isChanged) return
    const world = worldOf(prepare)
    if (prepare !== seeded) await seedWorld(test.database, world)
    await seedMembers(test.database, membersOf())
    await seedQuestions(test.database, world.posts.getAll())
    await seedReviewPhotos(test.database, world.reviewPhotos.getAll())
    await seedAlerts(test.database, world)
    await seedCollections(test.database, world)
    await seedOwnListings(test.database, world)
    await seedFollows(test.database, world)
    await seedLocationFollows(test.database, world)
    await seedEnquiries(test.database, world)
    await seedAgentClaims(test.database, world)
    await seedFeeds(test.database, world)
    await seedListingDrafts(test.database, world)
    await seedReviews(test.database, world)
    await seedPastSales(test.database, world)
    await seedDayCounts(test.database, world)
    await seedStaffBatches(test.database, world)
    await seedDeadLetters(test.database, world)
    await seedListingVideos(test.database, world)
    await seedPremierWorkflows(test.database, world)
    await seedEmptySearches(test.database, world)
    await seedAds(test.database, world)
    situation += 1
    seeded = prepare
    isChanged = false
  }

  async function enter(scenario: ScenarioName): Promise<void> {
    const { prepare }: Scenario = scenarios[scenario]
    const hasSameListings = prepare === seeded
    await seed(scenario)
    // What it reads when it starts is of the homes and of the situation.
    if (app !== null && current === scenario && hasSameListings) return
    await app?.close()
    app = await serverOver(test.database, scenario)
    current = scenario
    situation += 1
  }

  await enter('default')
  return {
    name: 'server',
    enter,
    situation: () => situation,
    async send({ method, path, headers, body }) {
      if (app === null) throw new Error('The server has not started')
      isChanged ||= mayChange(method, path, body)
      // Any method is a method to inject.
      const response = await app.inject({ method: method as 'GET', url: path, headers, payload: body })
      const texts = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`)
      return { status: response.statusCode, headers: Object.fromEntries(texts), body: response.body, cookies }
    },
    async close() {
      await app?.close()
      await test.close()
    },
  }
}

const worlds = new Map<Scenario['prepare'], World>()

/** What is copied into databases, and left as it is. */
function worldOf(prepare: Scenario['prepare']): World {
  const known = worlds.get(prepare)
  if (known !== undefined) return known
  const world = createWorld(NOW)
  prepare?.(world)
  worlds.set(prepare, world)
  return world
}

/** Whether a call may leave the data as others than it found them; a session more is no matter. */
function mayChange(method: string, path: string, body = ''): boolean {
  if (method === 'GET' || method === 'HEAD' || path === '/api/auth/sign-in') return false
  return path !== '/graphql' || body.includes('mutation') || mutationHashes.some((hash) => body.includes(hash))
}

const mutationHashes = persistedDocuments().flatMap(({ hash, text }) => (/\bmutation \w/.test(text) ? [hash] : []))

/** The server in a situation, over a database that holds a world. */
export const serverOver = async (database: Database, scenario: ScenarioName): Promise<FastifyInstance> =>
  buildApp({ ...(await partsIn(scenario, database)), ...settingsIn(scenario) })

async function partsIn(scenario: ScenarioName, database: Database) {
  const settings = {
    clock: () => NOW,
    version: VERSION,
    support: { phone: '1800 000 000', email: 'help@homely.example' },
    objects: forgettingObjects,
    ads: { origins: mockAdOrigins },
    // Nobody does the jobs, so that nothing is made.
    listingVideos: {
      encoder: { encode: () => Promise.reject(new Error()) },
      picturesOf: () => () => Promise.resolve(null),
    },
  }
  const broken = brokenBy(scenario)
  if (broken !== null) return { ...settings, ...broken }
  return {
    ...settings,
    database,
    listingSearch: createSqlListingSearch(database),
    locationIndex: await loadLocationIndex(database),
    completion: placeCompletion(database),
  }
}

/** Takes every file, and has none: nothing of the contract answers with one. */
const forgettingObjects: ObjectStore = { ...noObjects, write: () => Promise.resolve() }

const PLENTY = 1_000_000_000_000
const ORIGIN = 'http://portal.test'
const noLimits = Object.fromEntries(
  Object.entries(attemptLimits).map(([kind, limit]) => [kind, { ...limit, most: PLENTY }]),
  // The same kinds as before.
) as unknown as typeof attemptLimits

const nameAndValue = (cookie: string): string => cookie.split(';')[0] ?? ''

function settingsIn(
  scenario: ScenarioName,
): Pick<
  AppDependencies,
  | 'limits'
  | 'restRequestsPerMinute'
  | 'shortLinksPerMinute'
  | 'trackedEventsPerMinute'
  | 'enquiries'
  | 'documents'
  | 'identity'
  | 'pages'
  | 'ownOrigin'
  | 'collections'
  | 'performanceHub'
> {
  const isLimited = scenario === 'too-many-requests'
  const perMinute = isLimited ? 0.5 : PLENTY
  return {
    // The mocks do not add up what a document costs.
    limits: { pointsPerMinute: isLimited ? 1000 : PLENTY, query: { ...defaultQueryLimits, points: PLENTY } },
    // What answers every URL that nothing else does.
    pages: () => pagesUnderTest(),
    identity: {
      secret: TEST_SECRET,
      providers: [],
      portalOrigin: ORIGIN,
      limits: noLimits,
      requestsPerMinute: PLENTY,
    },
    ownOrigin: ORIGIN,
    collections: { origin: ORIGIN },
    performanceHub: { isOffered: true },
    restRequestsPerMinute: perMinute,
    shortLinksPerMinute: PLENTY,
    trackedEventsPerMinute: PLENTY,
    enquiries: { limits: { perHourFromSender: PLENTY, perHourAboutListing: PLENTY } },
    ...(scenario === 'persisted-query-not-found' ? { documents: { textOf: () => null } } : {}),
  }
}

function brokenBy(scenario: ScenarioName) {
  if (scenario !== 'failure' && scenario !== 'unavailable') return null
  const error = scenario === 'failure' ? new Error('broken for a test') : new DatabaseUnavailable('away for a test')
  const throwIt = () => {
    throw error
  }
  return {
    database: brokenPart<AppDependencies['database']>(() => Promise.reject(error)),
    listingSearch: brokenPart<AppDependencies['listingSearch']>(() => Promise.reject(error)),
    locationIndex: brokenPart<AppDependencies['locationIndex']>(throwIt),
    completion: brokenPart<AppDependencies['completion']>(throwIt),
  }
}

/** Whatever is asked of it fails. */
function brokenPart<Part>(fail: () => unknown): Part {
  const part = new Proxy(
    {},
    { get: (_target, name) => (typeof name === 'symbol' || name === 'then' ? undefined : fail) },
  )
  // It has every property that a part may be asked for.
  return part as Part
}
