import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { FeedApplier, FeedResult } from '#server/modules/feeds/applying/feed-result.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobHandler, RunningJobs } from '#server/platform/jobs/job-queue.ts'
import type { PublicClient } from '#server/platform/http/public-client.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { folderStore } from '#server/platform/storage/folder-store.ts'
import type { ObjectStore } from '#server/platform/storage/object-store.ts'
import { feedCall } from './feeds-contract.ts'
import { insertRows } from './insert-rows.ts'
import { testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'

/** Mia and Tom, a principal, are of office 1, Eva of office 2. */
export const feedMembers: Readonly<Record<string, CallingMember>> = {
  mia: { memberId: 1, claims: {}, agentId: 1 },
  tom: { memberId: 2, claims: {}, agentId: 2 },
  eva: { memberId: 3, claims: {}, agentId: 3 },
  staff: { memberId: 5, claims: { multiloaders_permission: ['CanStoreAFile'] }, agentId: null },
  viewer: { memberId: 6, claims: { multiloaders_permission: ['CanViewFiles'] }, agentId: null },
  errorReader: { memberId: 7, claims: { multiloaders_permission: ['CanViewErrors'] }, agentId: null },
  noter: { memberId: 8, claims: { multiloaders_permission: ['CanStoreAnError'] }, agentId: null },
}

export type FeedsUnderTest = {
  app: FastifyInstance
  database: Database
  objects: ObjectStore
  /** What each listing comes to; a test changes it. */
  applier: { apply: FeedApplier['apply'] }
  now: () => Date
  passSeconds: (seconds: number) => void
  /** Makes a key as Tom. */
  newKey: (officeId?: number) => Promise<string>
  send: (secret: string, body: string | Buffer, more?: Sent) => Promise<{ status: number; json: Answer }>
  /** Asks GraphQL as a member, or as nobody. */
  ask: (who: string, query: string) => Promise<Answer>
  report: (secret: string, uploadId: string, query?: string) => Promise<{ status: number; json: Answer }>
  /** Does the jobs that were sent, and those that they send, but for those that begin later. */
  doJobs: () => Promise<void>
  /** Runs the schedule of a name. */
  schedule: (name: string) => Promise<void>
  files: () => Promise<string[]>
  forget: () => Promise<void>
  close: () => Promise<void>
}

type Sent = { headers?: Record<string, string>; query?: string }
// oxlint-disable-next-line typescript/no-explicit-any -- each expectation states the answer's shape
type Answer = any

/** The portal over the small world with an object store in a folder and jobs that a test does itself. */
export async function feedsUnderTest(
  options: { largestBytes?: number; folder?: string; client?: PublicClient } = {},
): Promise<FeedsUnderTest> {
  const world = await createSmallWorld()
  const { database } = world
  const folder = await mkdtemp(path.join(tmpdir(), 'feeds-'))
  const clock = { now: SMALL_WORLD_NOW }
  const objects = folderStore({ folder })
  const queue = collectedJobs()
  const applier = { apply: acceptingAll(database) }
  for (const { memberId: id } of Object.values(feedMembers)) {
    await insertRows(database, 'member', { id, username: `m-${id}`, name: `Member ${id}`, created_at: clock.now })
  }
  const app = await buildApp({
    ...world.parts,
    clock: () => clock.now,
    support: testSupport,
    publicOrigin: 'https://portal.test',
    objects,
    jobs: queue.jobs,
    feeds: { ...options, feedApplier: { apply: (...given) => applier.apply(...given) } },
    async identify({ headers }) {
      const member = feedMembers[String(headers['x-member'])]
      return member === undefined ? null : { ...member, signedInAt: clock.now }
    },
  })
  await database.exec('update agent set is_principal = id = 2')
  const keyOf = async (officeId: number) => {
    const query = `mutation { createFeedKey(officeId: ${officeId}, name: "Test") { secret } }`
    const headers = { 'x-member': officeId === 1 ? 'tom' : 'staff' }
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })
    return String(answer.json().data.createFeedKey.secret)
  }
  const forget = async () => {
    clock.now = SMALL_WORLD_NOW
    queue.waiting.length = 0
    applier.apply = acceptingAll(database)
    await database.exec('truncate feed_upload, feed_key cascade')
    await rm(folder, { recursive: true, force: true })
  }
  return {
    app,
    database,
    objects,
    applier,
    now: () => clock.now,
    passSeconds: (seconds) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    newKey: (officeId = 1) => keyOf(officeId),
    async send(secret, payload, { headers = {}, query = '' } = {}) {
      const all = { 'content-type': 'application/xml', authorization: `Bearer ${secret}`, ...headers }
      const url = `/rest/feeds/reaxml${query}`
      const answer = await feedCall(app, 'sendFeed', { method: 'POST', url, payload, headers: all })
      return { status: answer.statusCode, json: answer.json() }
    },
    async ask(who, query) {
      const headers = { 'x-member': who }
      return (await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })).json()
    },
    async report(secret, uploadId, query = '') {
      const url = `/rest/feeds/uploads/${uploadId}${query}`
      const answer = await feedCall(app, 'getFeedUpload', { url, headers: { authorization: `Bearer ${secret}` } })
      return { status: answer.statusCode, json: answer.json() }
    },
    doJobs: () => queue.doAll(() => clock.now),
    schedule: (name) => queue.handle(name, {}),
    files: async () => {
      const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return all.filter((each) => each.isFile()).map(({ name }) => name)
    },
    forget,
    async close() {
      await app.close()
      await world.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Every listing is accepted, in a transaction as the real applier's. */
export const acceptingAll =
  (database: Database): FeedApplier['apply'] =>
  async (read, _source, record) => {
    const agencyId = read.outcome === 'read' ? read.listing.agencyId : ''
    const outcome = read.outcome === 'read' ? 'accepted' : read.outcome
    const remarks = [...('reasons' in read ? read.reasons : []), ...read.leftOut]
    const listingId = read.outcome === 'read' ? 1 : null
    const result: FeedResult = { uniqueId: read.uniqueId, agencyId, outcome, listingId, remarks }
    await database.transaction(() => record(result))
    return result
  }

function collectedJobs() {
  const handlers = new Map<string, JobHandler>()
  const waiting: { key: string; name: string; data: object; startAfter: Date }[] = []
  const jobs: RunningJobs = {
    states: () => Promise.resolve([]),
    async send(name, data, { startAfter = new Date(0), singletonKey = randomUUID() } = {}) {
      const key = `${name} ${singletonKey}`
      if (!waiting.some((job) => job.key === key)) waiting.push({ key, name, data, startAfter })
    },
    async work(all) {
      for (const handler of all) handlers.set(handler.name, handler)
    },
    async add(all) {
      await jobs.work(all)
    },
    stop: async () => {},
  }
  const handle = async (name: string, data: object): Promise<void> => {
    const handler = handlers.get(name)
    if (handler !== undefined) await handler.handle(data)
  }
  return {
    jobs,
    waiting,
    handle,
    async doAll(now: () => Date) {
      for (;;) {
        const at = waiting.findIndex(({ startAfter }) => startAfter <= now())
        const [job] = at === -1 ? [] : waiting.splice(at, 1)
        if (job === undefined) return
        await handle(job.name, job.data)
      }
    },
  }
}

/** A listing of a feed. */
export const listingXml = (uniqueId: string, more = ''): string =>
  `<residential modTime="2026-11-19-10:00:00" status="current"><agentID>NELSON</agentID><uniqueID>${uniqueId}</uniqueID>${more}</residential>`

export const feedXml = (...listings: string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<propertyList>\n${listings.join('\n')}\n</propertyList>`
