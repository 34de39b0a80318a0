import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { earlyStaffOf } from './early-staff.ts'
import { type Answer, testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'

export const ALICE = 1
export const BRUNO = 2
/** The email address is not confirmed. */
export const DAN = 4
/** Staff who may change the settings of any agent. */
export const STELLA = 5
/** Staff who may show and hide videos, and no more. */
export const VERA = 6

/** Agents of the small world: Tom works at an office with an email address, Eva at one without. */
export const TOM = 2
export const EVA = 3

export type AgentsUnderTest = {
  app: FastifyInstance
  database: Database
  /** Asks as a member, or as nobody. */
  ask(memberId: number | null, query: string, variables?: Record<string, unknown>): Promise<Answer>
  /** The mails since `forget`, the first one first. */
  mails(): Promise<{ recipient: string; subject: string; text_body: string; html_body: string }[]>
  now(): Date
  setNow(now: Date): void
  /** Puts members, claims, profiles and mails back. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** The portal over the small world with members, some of them staff; an agent is who the database says. */
export async function agentsUnderTest(): Promise<AgentsUnderTest> {
  const world = await createSmallWorld()
  const clock = { now: SMALL_WORLD_NOW }
  const { database } = world
  const app = await buildApp({
    ...world.parts,
    clock: () => clock.now,
    support: testSupport,
    publicOrigin: 'https://portal.example',
    identify: async ({ headers }) => {
      const early = earlyStaffOf(headers)
      if (early !== null) return early
      const memberId = Number(headers['x-member'])
      if (!(memberId > 0)) return null
      const [row] = await database.query<{ agentId: number | null }>(
        'select agent_id as "agentId" from member where id = $1',
        [memberId],
      )
      return { memberId, claims: claims[memberId] ?? {}, agentId: row?.agentId ?? null, signedInAt: clock.now }
    },
  })
  return {
    app,
    database,
    async ask(memberId, query, variables = {}) {
      const headers = { 'x-member': String(memberId ?? 0) }
      const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers })
      return response.json<Answer>()
    },
    mails: () => database.query('select recipient, subject, text_body, html_body from mail order by id'),
    now: () => clock.now,
    setNow: (now) => (clock.now = now),
    async forget() {
      clock.now = SMALL_WORLD_NOW
      for (const table of ['mail', 'agent_claim', 'agent_audit', 'member']) await database.exec(`delete from ${table}`)
      await database.query(INSERT_MEMBERS, [SMALL_WORLD_NOW])
      await database.exec(RESET_PEOPLE)
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

const claims: Readonly<Record<number, Record<string, string[]>>> = {
  [STELLA]: { agents_permission: ['CanChangeAnyAgentsSetting'] },
  [VERA]: { agents_permission: ['CanToggleVideoVisibility'] },
}

const INSERT_MEMBERS = `
  insert into member (id, username, name, email, email_confirmed_at, created_at)
  values (1, 'alice-lee', 'Alice Lee', 'alice@mail.example', $1, $1), (2, 'bruno-costa', 'Bruno Costa', 'bruno@mail.example', $1, $1),
    (4, 'dan-evans', 'Dan Evans', 'dan@mail.example', null, $1), (5, 'stella-staff', 'Stella Staff', 'stella@mail.example', $1, $1),
    (6, 'vera-staff', 'Vera Staff', 'vera@mail.example', $1, $1)`

const RESET_PEOPLE = `
  update agent set is_claimed = false, left_on = null, bio = '', website = null, awards = '[]', social_links = '[]', videos = '[]',
    hidden_videos = '[]', areas_of_expertise = '{}';
  delete from agent_serviced_location;
  update office set email = 'fitzroy@nelson.example' where id = 1;
  update office set email = null where id <> 1`
