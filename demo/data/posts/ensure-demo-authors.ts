import type { DemoState } from '#demo/data/demo-state.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { type Author, authorCount, drawAuthors } from './authors.ts'
import { drawPersona } from './persona.ts'
import { drawVoice } from './voice.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type KnownAuthor = Author & { id: number; joinedAt: Date }

/** The people who write about places; those that a database does not have yet are added. None has a password, for nobody is to sign in as one. */
export async function ensureDemoAuthors(database: Database, state: DemoState, now: Date): Promise<KnownAuthor[]> {
  const authors = drawAuthors(state.seed, authorCount(state.lastListingId - state.firstListingId + 1))
  const joinedAt = (author: Author) => new Date(now.getTime() - author.joinedDaysAgo * DAY_MS)
  await database.query(INSERT_AUTHORS, [
    authors.map(({ username }) => username),
    authors.map(({ name }) => name),
    authors.map(({ displayDescription }) => displayDescription),
    authors.map(joinedAt),
  ])
  const known = await database.query<{ id: number; username: string }>(
    'select id, username from member where username = any($1::text[])',
    [authors.map(({ username }) => username)],
  )
  const ids = new Map(known.map(({ id, username }) => [username, id]))
  return authors.flatMap((author) => {
    const id = ids.get(author.username)
    return id === undefined ? [] : [{ ...author, id, joinedAt: joinedAt(author) }]
  })
}

const INSERT_AUTHORS = `
  insert into member (username, name, email, type, display_description, created_at)
  select username, name, username || '@homely.example', 1, about, joined_at
  from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) as author (username, name, about, joined_at)
  on conflict do nothing`

const ACCOUNT_DAYS = 400

/** The accounts that people sign in to: they ask and answer, so that their first post is not their first one. */
export async function readAccounts(database: Database, { seed }: DemoState, now: Date): Promise<KnownAuthor[]> {
  const accounts = await database.query<{ id: number; username: string; name: string }>(
    `select id, username, name from member where username in ('lena', 'omar') order by id`,
  )
  return accounts.map((account) => {
    const random = createRandom(seed, 'account', account.username)
    const voice = { ...drawVoice(random), care: 'careful' as const }
    const joinedAt = new Date(now.getTime() - ACCOUNT_DAYS * DAY_MS)
    const persona = drawPersona(random)
    return { ...account, voice, persona, joinedAt, displayDescription: '', joinedDaysAgo: ACCOUNT_DAYS, reviewCount: 0 }
  })
}

/** An agent with an account, and the suburbs that the agent sells in. */
export type AgentAuthor = { author: KnownAuthor; suburbIds: readonly number[] }

type AgentRow = { id: number; username: string; name: string; joinedAt: Date; suburbIds: number[] }

/** Agents who write too: some of those with a profile of their own get accounts, which nobody can sign in to. */
export async function ensureAgentAuthors(database: Database, { seed }: DemoState, now: Date): Promise<AgentAuthor[]> {
  await database.query(INSERT_AGENTS, [new Date(now.getTime() - AGENT_DAYS * DAY_MS)])
  const rows = await database.query<AgentRow>(SELECT_AGENTS)
  return rows.map(({ suburbIds, ...row }) => {
    const random = createRandom(seed, 'agent author', row.username)
    const voice = {
      ...drawVoice(random),
      care: random.chance(0.4) ? ('formal' as const) : ('careful' as const),
      warmth: 0.3,
    }
    const persona = { ...drawPersona(random), job: 'agent' }
    return {
      suburbIds,
      author: {
        ...row,
        voice,
        persona,
        displayDescription: '',
        joinedDaysAgo: AGENT_DAYS,
        reviewCount: random.whole(1, 3),
      },
    }
  })
}

const AGENT_DAYS = 700
/** One in so many agents. */
const INSERT_AGENTS = `
  insert into member (username, name, email, type, agent_id, created_at)
  select agent.username, agent.name, agent.username || '@homely.example', 2, agent.id, $1
  from agent
  where agent.is_claimed and agent.id % 16 = 9 and not exists (select from member where member.agent_id = agent.id)
  on conflict do nothing`

const SELECT_AGENTS = `
  select member.id, member.username, member.name, member.created_at as "joinedAt",
    array(select location_id from agent_serviced_location place where place.agent_id = member.agent_id order by position limit 4)
      as "suburbIds"
  from member where member.agent_id is not null order by member.id`
