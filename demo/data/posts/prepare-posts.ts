import type { DemoState } from '#demo/data/demo-state.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type AgentAuthor,
  ensureAgentAuthors,
  ensureDemoAuthors,
  type KnownAuthor,
  readAccounts,
} from './ensure-demo-authors.ts'
import { createNeighbourhood, type Neighbourhood } from './neighbourhood.ts'
import { type PostPlace, readPostPlaces } from './post-places.ts'
import { createSharedRuns, type SharedRuns } from './shared-runs.ts'

/** The people and places of the posts of a demonstration. */
export type PostWorld = {
  seed: string
  now: Date
  authors: readonly KnownAuthor[]
  accounts: readonly KnownAuthor[]
  agents: readonly AgentAuthor[]
  places: readonly PostPlace[]
  people: Neighbourhood
  runs: SharedRuns
  /** Who decided about posts; null where nobody is. */
  staffId: number | null
}

type People = Omit<PostWorld, 'people' | 'runs'>

export const createPostWorld = (world: People): PostWorld => ({
  ...world,
  people: createNeighbourhood(world),
  runs: createSharedRuns(),
})

export async function preparePosts(database: Database, state: DemoState, now: Date): Promise<PostWorld> {
  const authors = await ensureDemoAuthors(database, state, now)
  const agents = await ensureAgentAuthors(database, state, now)
  const accounts = await readAccounts(database, state, now)
  const places = await readPostPlaces(database, state.seed)
  const world = createPostWorld({
    seed: state.seed,
    now,
    authors,
    accounts,
    agents,
    places,
    staffId: await idOfStaff(database),
  })
  await addWritten(world.runs, database)
  return world
}

async function idOfStaff(database: Database): Promise<number | null> {
  const [staff] = await database.query<{ id: number }>(`select id from member where username = 'stella'`)
  return staff?.id ?? null
}

/** Adds what posts say already, with which new ones share their words. */
export async function addWritten(runs: SharedRuns, database: Database): Promise<void> {
  const rows = await database.query<{ title: string; content: string; answer: string | null }>(
    'select title, content, answer from post left join agent_review using (id)',
  )
  for (const { title, content, answer } of rows) {
    runs.add(title)
    runs.add(content)
    if (answer !== null) runs.add(answer)
  }
}
