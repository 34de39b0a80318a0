import { REQUEST_LIFE } from '#domain/reviews/review-limits.ts'
import type { DemoState } from '#demo/data/demo-state.ts'
import { addWritten } from '#demo/data/posts/prepare-posts.ts'
import { createSharedRuns } from '#demo/data/posts/shared-runs.ts'
import { residents } from '#demo/data/questions/resident-names.ts'
import { replaceRating } from '#server/modules/agents/agent-facts.queries.ts'
import { refreshAgentSearch } from '#server/modules/agents/refresh-agents.ts'
import { countFigures } from '#server/modules/reviews/review-reader.queries.ts'
import type { Database } from '#server/platform/database/database.ts'
import { addDemoCases } from './demo-cases.ts'
import { withResidents } from './residents-who-review.ts'
import type { ReviewedAgent } from './reviewed-agent.ts'
import { type DemoReview, importSource, writeReviews } from './write-reviews.ts'

/**
 * Adds what clients say of agents to a demonstration that has no review yet; answers how many were added. The residents, who write some of
 * them, come before.
 */
export async function ensureDemoReviews(database: Database, { seed }: DemoState, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from agent_review limit 1')
  if (known) return 0
  return database.transaction(
    async () => {
      const writers = await writerIds(database)
      const agents = await reviewedAgents(database)
      const runs = createSharedRuns()
      await addWritten(runs, database)
      const written = agents.flatMap((agent) =>
        writeReviews(agent, { seed, now, runs }).map((each) => ({ ...each, agent })),
      )
      const reviews = withResidents(written, { seed, residentCount: writers.length })
      await load(database, reviews, writers)
      await addDemoCases(database, now)
      for (const { id } of agents) await replaceRating(database, id, await countFigures(database, id))
      await refreshAgentSearch(
        database,
        agents.map(({ id }) => id),
      )
      return reviews.length
    },
    { isLong: true },
  )
}

async function writerIds(database: Database): Promise<number[]> {
  const usernames = residents.map(({ username }) => username)
  const members = await database.query<{ id: number }>(
    'select id from member where username = any($1::text[]) order by array_position($1::text[], username)',
    [usernames],
  )
  return members.map(({ id }) => id)
}

const reviewedAgents = (database: Database): Promise<ReviewedAgent[]> => database.query<ReviewedAgent>(SELECT_AGENTS)

const SELECT_AGENTS = `
  select agent.id, agent.name, place.name as suburb, place.state_code as "stateCode", agent.job_title ilike '%manager%' as "isManager",
    exists (select from member where member.agent_id = agent.id) as "hasAccount", agent.is_claimed as "isClaimed",
    coalesce((
      select jsonb_agg(jsonb_build_object('listingId', listing.id, 'listingType', listing.listing_type,
        'address', listing.street_address || ', ' || suburb.name || ' ' || suburb.state_code || ' ' || suburb.postcode,
        'suburbId', suburb.id, 'completedOn', listing.completed_on) order by listing.completed_on desc, listing.id)
      from listing_agent own
      join listing on listing.id = own.listing_id
      join location suburb on suburb.id = listing.suburb_id
      where own.agent_id = agent.id and listing.status_type = 'completed' and listing.street_address is not null
    ), '[]') as sales
  from agent
  join office on office.id = agent.office_id
  join location place on place.id = office.location_id
  order by agent.id`

type Loaded = DemoReview & { agent: ReviewedAgent }

async function load(database: Database, reviews: readonly Loaded[], writers: readonly number[]): Promise<void> {
  const [next] = await database.query<{ first: number }>(`select nextval('post_number') as first`)
  const first = next?.first ?? 1
  const requests: unknown[][] = []
  const rows = reviews.map((review, at) => {
    const { source, author, agent, sale, serviceType, writtenAt } = review
    const requestId = source === 'request' ? requests.length + 1 : null
    const saleKey = sale === null ? `none:${serviceType}` : `listing:${sale.listingId}`
    if (requestId !== null) {
      const askedAt = new Date(writtenAt.getTime() - 2 * 24 * 60 * 60 * 1000)
      requests.push([
        requestId,
        agent.id,
        `demonstration-${requestId}`,
        String(author).slice(0, 60),
        `client${requestId}@homely.example`,
        serviceType,
        sale?.address ?? '',
        saleKey,
        1,
        askedAt,
        new Date(askedAt.getTime() + REQUEST_LIFE),
        writtenAt,
      ])
    }
    return rowOf(review, { id: first + at, requestId, saleKey, writers })
  })
  await database.copyRows('review_request', requestColumns, requests)
  await database.copyRows(
    'post',
    postColumns,
    rows.map(({ post }) => post),
  )
  await database.copyRows(
    'agent_review',
    reviewColumns,
    rows.map(({ review }) => review),
  )
  await database.query(`select setval('post_number', $1)`, [first + reviews.length])
  await database.query(`select setval(pg_get_serial_sequence('review_request', 'id'), $1)`, [
    Math.max(1, requests.length),
  ])
}

const requestColumns = [
  'id',
  'agent_id',
  'idempotency_key',
  'client_name',
  'client_email',
  'service_type',
  'typed_address',
  'sale_key',
  'mail_count',
  'requested_at',
  'expires_at',
  'answered_at',
]

const postColumns = [
  'id',
  'kind',
  'author_id',
  'author_name',
  'author_email',
  'idempotency_key',
  'title',
  'content',
  'rating',
  'statistics',
  'written_at',
  'waits_since',
  'published_at',
]

const reviewColumns = [
  'id',
  'agent_id',
  'source',
  'request_id',
  'import_source',
  'import_identifier',
  'service_type',
  'typed_address',
  'suburb_id',
  'listing_id',
  'is_verified',
  'sale_key',
  'answer',
  'answered_at',
]

type Numbers = { id: number; requestId: number | null; saleKey: string; writers: readonly number[] }

function rowOf(review: Loaded, { id, requestId, saleKey, writers }: Numbers): { post: unknown[]; review: unknown[] } {
  const { source, author, agent, sale, writtenAt } = review
  const isImport = source === 'import'
  return {
    post: [
      id,
      'agentReview',
      typeof author === 'number' ? (writers[author] ?? null) : null,
      typeof author === 'number' ? null : author,
      requestId === null ? null : `client${requestId}@homely.example`,
      `demonstration-${id}`,
      review.title.slice(0, 80),
      review.content,
      review.rating,
      JSON.stringify(review.statistics),
      writtenAt,
      writtenAt,
      writtenAt,
    ],
    review: [
      id,
      agent.id,
      source,
      requestId,
      isImport ? importSource : null,
      isImport ? `demonstration-${id}` : null,
      review.serviceType,
      sale?.address ?? '',
      sale?.suburbId ?? null,
      sale?.listingId ?? null,
      source === 'request' && sale !== null,
      isImport ? `import:${id}` : saleKey,
      review.answer,
      review.answeredAt,
    ],
  }
}
