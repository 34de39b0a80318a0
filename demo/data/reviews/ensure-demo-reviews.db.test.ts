import { afterAll, beforeAll, expect, it } from 'vitest'
import { residents } from '#demo/data/questions/resident-names.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoReviews } from './ensure-demo-reviews.ts'

const AGENTS = 40
const SALES = 12

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }

let world: SmallWorld
let added = 0
beforeAll(async () => {
  world = await createSmallWorld()
  const { database } = world
  await database.query(
    `insert into agent (id, office_id, username, name, job_title, tier, is_claimed)
     select 1000 + n, 1 + n % 2, 'agent-' || n, 'Agent ' || n, 'Sales Agent', 'basic', n % 5 <> 0 from generate_series(1, $1::int) n`,
    [AGENTS],
  )
  // The last of them were sold today, so that nobody can have written of them yet.
  await database.query(
    `insert into listing (id, uri, listing_type, status_type, listing_class, tier_type, property_type, title, description, suburb_id,
       street_address, price_text, listed_at, modified_at, completed_on, office_id)
     select 5000 + n, 'home', 'sale', 'completed', 'residential', 'basic', 'House', 'Sold', '', office.location_id, n || ' Sold Street', '',
       $2::timestamptz, $2::timestamptz, $2::timestamptz::date - (n % $3::int) * 17, office.id
     from generate_series(1, $1::int) n cross join office where office.id = 1`,
    [AGENTS * SALES, SMALL_WORLD_NOW, SALES],
  )
  await database.query(
    `insert into listing_agent (listing_id, agent_id, position)
     select 5000 + n, 1001 + (n - 1) / $2::int, 0 from generate_series(1, $1::int) n`,
    [AGENTS * SALES, SALES],
  )
  for (const { username, name } of residents) {
    await database.query(
      `insert into member (username, name, email, email_confirmed_at, created_at) values ($1::text, $2, $1::text || '@homely.example', $3, $3)`,
      [username, name, SMALL_WORLD_NOW],
    )
  }
  added = await ensureDemoReviews(database, state, SMALL_WORLD_NOW)
}, 60_000)
afterAll(() => world.close())

const REVIEWS = '(select * from agent_review join post using (id))'

const rowsOf = <Row>(text: string) => world.database.query<Row & Record<string, unknown>>(text)

it('adds some of nearly every agent, once', async () => {
  expect(added).toBeGreaterThan(AGENTS * 3)
  expect(await ensureDemoReviews(world.database, state, SMALL_WORLD_NOW)).toBe(0)
})

it('has a sale or lease of the agent before every review with an address', async () => {
  const [{ count, unfounded } = {}] = await rowsOf<{ count: number; unfounded: number }>(
    `select count(*) as count, count(*) filter (where not exists (
       select from listing join listing_agent own on own.listing_id = listing.id
       where listing.id = review.listing_id and own.agent_id = review.agent_id and listing.status_type = 'completed'
         and listing.completed_on < review.written_at::date and review.written_at <= '${SMALL_WORLD_NOW.toISOString()}'
     )) as unfounded
     from ${REVIEWS} review where typed_address <> ''`,
  )
  expect(count).toBeGreaterThan(AGENTS)
  expect(unfounded).toBe(0)
})

it('has ratings that add up from what is published and was not imported', async () => {
  expect(
    await rowsOf(
      `select review.agent_id from ${REVIEWS} review left join agent_rating told using (agent_id)
       where review.status = 'published' and review.source <> 'import' group by review.agent_id, told.agent_id
       having count(*) is distinct from max(told.review_count)
         or count(*) filter (where review.rating = 5) is distinct from max(told.five_star_count)
         or count(*) filter (where review.rating = 1) is distinct from max(told.one_star_count)
         or count(*) filter (where review.is_verified) is distinct from max(told.verified_count)`,
    ),
  ).toEqual([])
})

it('has nobody review more than three agents, one twice, or two within two months', async () => {
  const written = await rowsOf<{ authors: number; most: number; twice: number }>(
    `select count(*) as authors, max(reviews) as most, max(reviews - agents) as twice from (
       select count(*) as reviews, count(distinct agent_id) as agents from ${REVIEWS} review
       where source = 'member' and status = 'published' group by author_id) as author`,
  )
  expect(written).toEqual([{ authors: expect.any(Number), most: 3, twice: 0 }])
  expect(written[0]?.authors).toBeGreaterThan(residents.length / 2)
  expect(
    await rowsOf(
      `select one.id from ${REVIEWS} one join ${REVIEWS} other using (author_id)
       where one.id < other.id and abs(one.written_at::date - other.written_at::date) < 59`,
    ),
  ).toEqual([])
})

it('has no agent ask for reviews or answer who has not claimed the profile', async () => {
  const [counts] = await rowsOf(
    `select count(*) filter (where agent.is_claimed and answer is not null) > 0 as "answersOfOthers",
       count(*) filter (where not agent.is_claimed) > 0 as reviews,
       count(*) filter (where not agent.is_claimed and (answer is not null or request_id is not null)) as deeds
     from ${REVIEWS} review join agent on agent.id = review.agent_id`,
  )
  expect(counts).toEqual({ answersOfOthers: true, reviews: true, deeds: 0 })
})

it('has nobody review the own office', async () => {
  expect(
    await rowsOf(
      `select review.id from ${REVIEWS} review join agent on agent.id = review.agent_id
       join member on member.id = review.author_id join agent self on self.id = member.agent_id
       where self.office_id = agent.office_id`,
    ),
  ).toEqual([])
})
