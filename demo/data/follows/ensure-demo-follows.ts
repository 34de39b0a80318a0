import type { DemoState } from '#demo/data/demo-state.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_AGO_DAYS = 400
/** The accounts and those who write most come first. */
const MOST_FOLLOWERS = 150
const MOST_AGENTS = 8
const MOST_MEMBERS = 5

type Person = { id: number; agentId: number | null }
type Row = [memberId: number, followedMemberId: number | null, followedAgentId: number | null, followedAt: Date]

/**
 * Has the people of a demonstration that knows no follows follow agents and each other, some agents far more than others; answers how
 * many follows were added. The accounts and residents come before.
 */
export async function ensureDemoFollows(database: Database, { seed }: DemoState, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from follow limit 1')
  if (known) return 0
  const people = await database.query<Person>(
    'select id, agent_id as "agentId" from member where deleted_at is null order by id limit $1',
    [MOST_FOLLOWERS],
  )
  const agents = await database.query<{ id: number }>('select id from agent order by id')
  const rows = people.flatMap((person) => followsOf(person, { people, agents, seed, now }))
  await database.transaction(() =>
    database.copyRows('follow', ['member_id', 'followed_member_id', 'followed_agent_id', 'followed_at'], rows),
  )
  return rows.length
}

type Surroundings = { people: readonly Person[]; agents: readonly { id: number }[]; seed: string; now: Date }

function followsOf({ id, agentId }: Person, { people, agents, seed, now }: Surroundings): Row[] {
  const random = createRandom(seed, 'follows', String(id))
  const followedAt = () => new Date(now.getTime() - random.whole(1, LONGEST_AGO_DAYS * 24) * (DAY_MS / 24))
  const agentIds = someOf(agents, random, random.whole(0, MOST_AGENTS)).map((agent) => agent.id)
  const others = people.filter((other) => other.id !== id && other.agentId === null)
  const memberIds = someOf(others, random, random.whole(0, MOST_MEMBERS)).map((other) => other.id)
  return [
    ...agentIds.filter((each) => each !== agentId).map((each): Row => [id, null, each, followedAt()]),
    ...memberIds.map((each): Row => [id, each, null, followedAt()]),
  ]
}

/** Those at the beginning of the list far more often than those at its end, none of them twice. */
function someOf<Item>(items: readonly Item[], random: Random, count: number): Item[] {
  if (items.length === 0) return []
  const chosen = Array.from({ length: count }, () => items[Math.floor(random.next() ** 3 * items.length)])
  return [...new Set(chosen)].filter((item) => item !== undefined)
}
