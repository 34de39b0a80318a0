import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Claims } from '#domain/permissions/claims.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { earlyStaffOf } from './early-staff.ts'
import { type Answer, testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from './small-world.ts'

export const ALICE = 1
export const BRUNO = 2
/** Their email address is not confirmed. */
export const DAN = 3
/** The agent mia-chen, of the office that tom-ryan is of too. */
export const MIA = 4
/** The agent eva-rossi of another office. */
export const EVA = 5
/** Staff who may manage every review, all else that members write, and every listing. */
export const STELLA = 6
/** Staff with that claim who is the agent tom-ryan. */
export const TOM = 7
/** An account of yesterday. */
export const NEW = 8
/** Staff who may read what members write. */
export const UMA = 9
/** Staff who may manage all that members write but reviews of agents. */
export const VERA = 10

const REVIEWS = { agents_permission: ['CanManageAnyAgentReview'] }
const claimsOf: Readonly<Record<number, Claims>> = {
  [STELLA]: { ...REVIEWS, ugc_permission: ['CanManageAny'], listings_permission: ['CanManageAny'] },
  [TOM]: REVIEWS,
  [UMA]: { ugc_permission: ['CanViewAny'] },
  [VERA]: { ugc_permission: ['CanManageAny'] },
}

const people: readonly [id: number, username: string, agentId: number | null][] = [
  [ALICE, 'alice-lee', null],
  [BRUNO, 'bruno-costa', null],
  [DAN, 'dan-evans', null],
  [MIA, 'mia-chen', 1],
  [EVA, 'eva-rossi', 3],
  [STELLA, 'stella-staff', null],
  [TOM, 'tom-ryan', 2],
  [NEW, 'new-member', null],
  [UMA, 'uma-reader', null],
  [VERA, 'vera-staff', null],
]

/** Each at a host of their own, for what comes from one host is held. */
export const emailOf = (memberId: number): string => `me@${people[memberId - 1]?.[1]}.example`

const DAY_MS = 24 * 60 * 60 * 1000

export type ReviewsUnderTest = {
  app: FastifyInstance
  world: SmallWorld
  database: Database
  /** Asks as a member, or as nobody; by default from a network that says nothing, in a browser without a mark. */
  ask(
    memberId: number | null,
    query: string,
    variables?: Record<string, unknown>,
    remoteAddress?: string,
    browser?: string,
  ): Promise<Answer>
  headers(memberId: number | null): Record<string, string>
  now(): Date
  setNow(now: Date): void
  /** Does what the job of this name does. */
  runJob(name: string, data?: object): Promise<void>
  /** The subjects of the mails to somebody, the first first. */
  subjectsTo(email: string): Promise<string[]>
  /** What the last mail to somebody names its request by. */
  identifierFor(email: string): Promise<string>
  /** Removes what was written, makes the members anew, and goes back to the first instant. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** The portal over the small world with members, agents and staff. Mia sold 9 Napier Street and let 2 Drummond Street. */
export async function reviewsUnderTest(
  origins: { publicOrigin: string } | { ownOrigin: string } = { publicOrigin: 'https://portal.example' },
): Promise<ReviewsUnderTest> {
  const world = await createSmallWorld()
  const clock = { now: SMALL_WORLD_NOW }
  const { database } = world
  await database.exec(
    `insert into listing_agent (listing_id, agent_id, position) values (4, 1, 0), (7, 1, 0), (14, 1, 0)`,
  )
  let handlers: readonly JobHandler[] = []
  const jobs = { ...noJobs, work: (all: readonly JobHandler[]) => Promise.resolve(void (handlers = all)) }
  const app = await buildApp({
    ...world.parts,
    clock: () => clock.now,
    support: testSupport,
    ...origins,
    jobs,
    identify: ({ headers }) => {
      const early = earlyStaffOf(headers)
      if (early !== null) return Promise.resolve(early)
      const memberId = Number(headers['x-member'])
      const claims = claimsOf[memberId] ?? {}
      const agentId = people[memberId - 1]?.[2] ?? null
      return Promise.resolve(memberId > 0 ? { memberId, claims, agentId, signedInAt: clock.now } : null)
    },
  })
  await app.ready()
  const headers = (memberId: number | null) => ({ 'x-member': String(memberId ?? 0) })
  return {
    app,
    world,
    database,
    headers,
    async runJob(name, data = {}) {
      const handler = handlers.find((each) => each.name === name)
      if (handler === undefined) throw new Error(`There is no job ${name}`)
      await handler.handle(data)
    },
    async ask(memberId, query, variables = {}, remoteAddress = '127.0.0.1', browser = '') {
      const sent = { ...headers(memberId), ...(browser === '' ? {} : { cookie: `browser=${browser}` }) }
      const asked = { payload: { query, variables }, headers: sent, remoteAddress }
      const response = await app.inject({ method: 'POST', url: '/graphql', ...asked })
      return response.json<Answer>()
    },
    now: () => clock.now,
    setNow: (now) => (clock.now = now),
    async subjectsTo(email) {
      const rows = await database.query<{ subject: string }>(
        'select subject from mail where recipient = $1 order by id',
        [email],
      )
      return rows.map(({ subject }) => subject)
    },
    async identifierFor(email) {
      const text = 'select text_body as text from mail where recipient = $1 order by id desc limit 1'
      const [mail] = await database.query<{ text: string }>(text, [email])
      const [, identifier] = /\/review-request\/(\S+)/.exec(mail?.text ?? '') ?? []
      if (identifier === undefined) throw new Error(`No mail asks ${email} for a review`)
      return identifier
    },
    async forget() {
      clock.now = SMALL_WORLD_NOW
      for (const table of ['post', 'review_request', 'agent_rating', 'mail', 'member']) {
        await database.exec(`delete from ${table}`)
      }
      for (const [id, username, agentId] of people) {
        const createdAt = new Date(SMALL_WORLD_NOW.getTime() - (id === NEW ? 1 : 100) * DAY_MS)
        const values = [id, username, nameOf(username), emailOf(id), id === DAN ? null : createdAt, createdAt, agentId]
        await database.query(INSERT_MEMBER, values)
      }
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

const nameOf = (username: string): string =>
  username.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => ` ${letter.toUpperCase()}`).trim()

const INSERT_MEMBER = `
  insert into member (id, username, name, email, email_confirmed_at, created_at, agent_id, type)
  values ($1, $2, $3, $4, $5, $6, $7, case when $7::int is null then 1 else 2 end)`
