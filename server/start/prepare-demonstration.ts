import { readDemoState } from '#demo/data/demo-state.ts'
import { states } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'

type Say = (line: string) => void

/**
 * Brings the demonstration of a database to the day of `now`, fills an empty one with it, and adds what its agents state, its members,
 * questions, collections, follows, reviews and how often its homes were viewed. Its generators are a large part of the program, so they are loaded only on the days
 * that need them.
 */
export async function prepareDemonstration(database: Database, now: Date, say: Say): Promise<void> {
  if (!(await isDemoOfToday(database, now))) await bringDemoToToday(database, now, say)
  await addDemoAgents(database, say)
  await addDemoMembers(database, now, say)
  await addDemoQuestions(database, now, say)
  await addDemoCollections(database, now, say)
  await addDemoFollows(database, now, say)
  await addDemoReviews(database, now, say)
  await addDemoPastSales(database, now, say)
  await addDemoEnquiries(database, now, say)
  await addDemoDayCounts(database, now, say)
}

async function isDemoOfToday(database: Database, now: Date): Promise<boolean> {
  const state = await readDemoState(database)
  return state !== null && state.date >= calendarDateOf(now, states.NSW.timeZone)
}

async function bringDemoToToday(database: Database, now: Date, say: Say): Promise<void> {
  const { ensureDemoData } = await import('#demo/data/ensure-demo-data.ts')
  const startedAt = performance.now()
  const outcome = await ensureDemoData({ database, today: now, onProgress: (message) => say(`  ${message}`) })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (outcome === 'loaded') say(`Filled the database with the demonstration in ${seconds} s.`)
}

async function addDemoAgents(database: Database, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from agent_serviced_location limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoAgents } = await import('#demo/data/agents/ensure-demo-agents.ts')
  const added = await ensureDemoAgents(database, state)
  if (added > 0) say(`Added the profiles of ${added} agents of the demonstration.`)
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

async function addDemoQuestions(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from question limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoQuestions } = await import('#demo/data/questions/ensure-demo-questions.ts')
  const added = await ensureDemoQuestions(database, state, now)
  if (added > 0) say(`Added ${added.toLocaleString('en-AU')} questions and discussions of the demonstration.`)
}

async function addDemoCollections(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from collection limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoCollections } = await import('#demo/data/collections/ensure-demo-collections.ts')
  const added = await ensureDemoCollections(database, state, now)
  if (added > 0) say(`Added ${added} collections of homes of the demonstration's accounts.`)
}

async function addDemoFollows(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from follow limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoFollows } = await import('#demo/data/follows/ensure-demo-follows.ts')
  const added = await ensureDemoFollows(database, state, now)
  if (added > 0)
    say(`Had the people of the demonstration follow each other (${added.toLocaleString('en-AU')} follows).`)
}

async function addDemoReviews(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from agent_review limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoReviews } = await import('#demo/data/reviews/ensure-demo-reviews.ts')
  const added = await ensureDemoReviews(database, state, now)
  if (added > 0) say(`Added ${added.toLocaleString('en-AU')} reviews of agents of the demonstration.`)
}

async function addDemoPastSales(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from agent_transaction limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoPastSales } = await import('#demo/data/past-sales/ensure-demo-past-sales.ts')
  const added = await ensureDemoPastSales(database, state, now)
  if (added > 0) say(`Added ${added.toLocaleString('en-AU')} past sales of agents of the demonstration.`)
}

async function addDemoEnquiries(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from enquiry limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoEnquiries } = await import('#demo/data/enquiries/ensure-demo-enquiries.ts')
  const added = await ensureDemoEnquiries(database, now)
  if (added > 0) say(`Added ${added} enquiries to the agent of the demonstration.`)
}

async function addDemoDayCounts(database: Database, now: Date, say: Say): Promise<void> {
  const state = await readDemoState(database)
  const [known] = await database.query('select 1 from listing_day_count limit 1')
  if (state === null || known !== undefined) return
  const { ensureDemoDayCounts } = await import('#demo/data/day-counts/ensure-demo-day-counts.ts')
  const counted = await ensureDemoDayCounts(database, state, now)
  if (counted > 0) say(`Counted views, enquiries and saves of ${counted.toLocaleString('en-AU')} homes for 90 days.`)
}
