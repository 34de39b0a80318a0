import type { FastifyInstance } from 'fastify'
import { type AppDependencies, buildApp } from '#server/app.ts'
import type { RunningJobs } from '#server/platform/jobs/job-queue.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Answer } from './portal-under-test.ts'
import { testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from './small-world.ts'

export type AlertsUnderTest = {
  app: FastifyInstance
  world: SmallWorld
  database: Database
  /** Asks as a member, or as nobody. */
  ask(memberId: number | null, query: string, variables?: Record<string, unknown>): Promise<Answer>
  now(): Date
  setNow(now: Date): void
  /** Removes every alert, mail and member, makes the two members anew, and goes back to the first instant. */
  forget(): Promise<void>
  close(): Promise<void>
}

export const ALICE = 1
export const BRUNO = 2

type Options = Pick<AppDependencies, 'others' | 'mailTransport'> & {
  /** Who does the jobs; nobody when left out. */
  jobsOver?: (database: Database) => Promise<RunningJobs>
}

/** The portal over the small world with two members who confirmed their email addresses. */
export async function alertsUnderTest({ jobsOver, ...options }: Options = {}): Promise<AlertsUnderTest> {
  const world = await createSmallWorld()
  const clock = { now: SMALL_WORLD_NOW }
  const { database } = world
  const app = await buildApp({
    ...world.parts,
    clock: () => clock.now,
    support: testSupport,
    ...(jobsOver === undefined ? {} : { jobs: await jobsOver(database) }),
    ...options,
    identify: ({ headers }) => {
      const memberId = Number(headers['x-member'])
      const claims = headers['x-staff'] === undefined ? {} : { users_permission: ['CanViewAnyMember'] }
      return Promise.resolve(memberId > 0 ? { memberId, claims, agentId: null } : null)
    },
  })
  return {
    app,
    world,
    database,
    async ask(memberId, query, variables = {}) {
      const headers = { 'x-member': String(memberId ?? 0) }
      const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers })
      return response.json<Answer>()
    },
    now: () => clock.now,
    setNow: (now) => (clock.now = now),
    async forget() {
      clock.now = SMALL_WORLD_NOW
      for (const table of ['alert', 'mail', 'member']) await database.exec(`delete from ${table}`)
      await database.query(INSERT_MEMBERS, [SMALL_WORLD_NOW])
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

const INSERT_MEMBERS = `
  insert into member (id, username, name, email, email_confirmed_at, created_at)
  values (1, 'alice-lee', 'Alice Lee', 'alice@mail.example', $1, $1), (2, 'bruno-costa', 'Bruno Costa', 'bruno@mail.example', $1, $1)`
