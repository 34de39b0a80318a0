import { DEMO_VERSION, type DemoState, readDemoState } from '#demo/data/demo-state.ts'
import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'

type Say = (line: string) => void

const QUESTIONS = `post where kind in ('question', 'discussion')`

/**
 * Brings the demonstration of a database to the day of `now`, fills an empty one with it, and adds what its agents state, its members,
 * collections, follows, reviews, questions and how often its homes were viewed. Its generators are a large part of the program, so they are loaded only on the days
 * that need them.
 */
export async function prepareDemonstration(database: Database, now: Date, say: Say): Promise<void> {
  if (!(await isDemoCurrent(database, now))) await bringDemoToToday(database, now, say)
  const add = addWhereNone(database, say)
  await add(
    'agent_serviced_location',
    (count) => `Added the profiles of ${count} agents of the demonstration.`,
    async (state) => {
      const { ensureDemoAgents } = await import('#demo/data/agents/ensure-demo-agents.ts')
      return ensureDemoAgents(database, state)
    },
  )
  await addDemoMembers(database, now, say)
  await add(
    QUESTIONS,
    (count) => `Added ${count} people who write in the demonstration.`,
    async (state) => {
      const { ensureDemoAuthors } = await import('#demo/data/posts/ensure-demo-authors.ts')
      return (await ensureDemoAuthors(database, state, now)).length
    },
  )
  await add(
    'collection',
    (count) => `Added ${count} collections of homes of the demonstration's accounts.`,
    async (state) => {
      const { ensureDemoCollections } = await import('#demo/data/collections/ensure-demo-collections.ts')
      return ensureDemoCollections(database, state, now)
    },
  )
  await add(
    'follow',
    (count) => `Had the people of the demonstration follow each other (${count} follows).`,
    async (state) => {
      const { ensureDemoFollows } = await import('#demo/data/follows/ensure-demo-follows.ts')
      return ensureDemoFollows(database, state, now)
    },
  )
  await add(
    'agent_review',
    (count) => `Added ${count} reviews of agents of the demonstration.`,
    async (state) => {
      const { ensureDemoReviews } = await import('#demo/data/reviews/ensure-demo-reviews.ts')
      return ensureDemoReviews(database, state, now)
    },
  )
  await addPosts(add, database, now)
  await add(
    'agent_transaction',
    (count) => `Added ${count} past sales of agents of the demonstration.`,
    async (state) => {
      const { ensureDemoPastSales } = await import('#demo/data/past-sales/ensure-demo-past-sales.ts')
      return ensureDemoPastSales(database, state, now)
    },
  )
  await add(
    'enquiry',
    (count) => `Added ${count} enquiries to the agent of the demonstration.`,
    async () => {
      const { ensureDemoEnquiries } = await import('#demo/data/enquiries/ensure-demo-enquiries.ts')
      return ensureDemoEnquiries(database, now)
    },
  )
  await add(
    'listing_day_count',
    (count) => `Counted views, enquiries and saves of ${count} homes for 90 days.`,
    async (state) => {
      const { ensureDemoDayCounts } = await import('#demo/data/day-counts/ensure-demo-day-counts.ts')
      return ensureDemoDayCounts(database, state, now)
    },
  )
}

/** What people write about places, once agents have been reviewed: agents with accounts write here too. */
async function addPosts(add: Add, database: Database, now: Date): Promise<void> {
  await add(
    QUESTIONS,
    (count) => `Added ${count} questions and discussions of the demonstration.`,
    async (state) => {
      const { ensureDemoQuestions } = await import('#demo/data/questions/ensure-demo-questions.ts')
      return ensureDemoQuestions(database, state, now)
    },
  )
  await add(
    'location_review',
    (count) => `Added ${count} reviews of suburbs and streets of the demonstration.`,
    async (state) => {
      const { ensureDemoLocationReviews } = await import('#demo/data/location-reviews/ensure-demo-location-reviews.ts')
      return ensureDemoLocationReviews(database, state, now)
    },
  )
}

async function isDemoCurrent(database: Database, now: Date): Promise<boolean> {
  const state = await readDemoState(database)
  if (state === null || state.version < DEMO_VERSION) return false
  return state.date >= calendarDateOf(now, states.NSW.timeZone)
}

async function bringDemoToToday(database: Database, now: Date, say: Say): Promise<void> {
  const { ensureDemoData } = await import('#demo/data/ensure-demo-data.ts')
  const startedAt = performance.now()
  const outcome = await ensureDemoData({ database, today: now, onProgress: (message) => say(`  ${message}`) })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (outcome === 'loaded') say(`Filled the database with the demonstration in ${seconds} s.`)
}

type Said = (count: string) => string
type Addition = (state: DemoState) => Promise<number>
type Add = (rowsOfPart: string, said: Said, add: Addition) => Promise<void>

/** Adds a part of the demonstration to a database that has the demonstration and no row of that part. */
const addWhereNone =
  (database: Database, say: Say): Add =>
  async (rowsOfPart, said, add) => {
    const state = await readDemoState(database)
    const [known] = await database.query(`select 1 from ${rowsOfPart} limit 1`)
    if (state === null || known !== undefined) return
    const added = await add(state)
    if (added > 0) say(said(added.toLocaleString('en-AU')))
  }

/** A portal with real data has no accounts whose password is public. */
async function addDemoMembers(database: Database, now: Date, say: Say): Promise<void> {
  if ((await readDemoState(database)) === null) return
  const { ensureDemoMembers } = await import('#demo/data/members/ensure-demo-members.ts')
  const { DEMO_PASSWORD } = await import('#demo/data/members/demo-members.ts')
  if ((await ensureDemoMembers(database, now)) === 0) return
  say(`Added demonstration accounts, each with the password "${DEMO_PASSWORD}":`)
  say('  lena@homely.example (local), agnes@homely.example (agent), stella@homely.example (staff, every claim);')
  say('  docs/demonstration.md lists the others.')
}
