import { permissions } from '#domain/lookups/permissions.ts'
import { MOCK_PASSWORD, type MemberRecord, membersOf } from '#mocks/world/members.ts'
import type { PostRecord } from '#mocks/world/records.ts'
import { createWorld } from '#mocks/world/world.ts'
import type { Claims } from '#domain/permissions/claims.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { seedAlerts } from './seed-alerts.ts'
import { seedCollections } from './seed-collections.ts'
import { seedDeadLetters } from './seed-dead-letters.ts'
import { seedDayCounts } from './seed-day-counts.ts'
import { seedMembers } from './seed-members.ts'
import { seedEmptySearches } from './seed-empty-searches.ts'
import { seedEnquiries } from './seed-enquiries.ts'
import { seedLocationFollows } from './seed-location-follows.ts'
import { seedFeeds } from './seed-feeds.ts'
import { seedListingDrafts } from './seed-listing-drafts.ts'
import { seedFollows } from './seed-follows.ts'
import { copyAgents, restoreAgents } from './kept-agents.ts'
import { copyOffices, restoreOffices } from './kept-offices.ts'
import { seedAgentClaims } from './seed-agent-claims.ts'
import { seedListingVideos } from './seed-listing-videos.ts'
import { seedOwnListings } from './seed-own-listings.ts'
import { seedQuestions, seedReviewPhotos } from './seed-questions.ts'
import { seedPastSales } from './seed-past-sales.ts'
import { seedPremierWorkflows } from './seed-premier-workflows.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedAds } from './seed-ads.ts'
import { seedStaffBatches } from './seed-staff-batches.ts'
import { seedWorld } from './seed-world.ts'
import { NOW, serverOver } from './subjects.ts'

/** Who calls, in the order of the columns of the matrix. `with` and `without` are staff and one claim. */
export const callers = ['nobody', 'owner', 'other', 'agent', 'other agent', 'with', 'without'] as const
export type CallerName = (typeof callers)[number]

/** Area and name of the claim that a row is about. */
export type Claim = readonly [area: keyof typeof permissions, claim: string]

export type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> }
export type CallAnswer = { status: number; body: string; isPublic: boolean }

export type AuthorisationPortal = {
  /** Calls as somebody, then puts every member back as it was. */
  call: (caller: CallerName, call: Call) => Promise<CallAnswer & { hasChanged: boolean }>
  /** Gives `with` a claim and nothing else, and `without` everything else. */
  setClaim: (claim: Claim | null) => Promise<void>
  close: () => Promise<void>
}

const usernames: Readonly<Record<CallerName, string | null>> = {
  nobody: null,
  owner: 'lena',
  other: 'omar',
  agent: 'agnes',
  'other agent': 'alan',
  with: 'wilma',
  without: 'wanda',
}

/** The username and the number of who calls; nobody has none. */
export const selfOf = (caller: CallerName): { username: string; id: number } => {
  const username = usernames[caller] ?? ''
  return { username, id: members().find((member) => member.username === username)?.id ?? 0 }
}

/** The members here are others than those of the mocks. */
const STELLA = 4

/** She is not among the members here. */
const withoutStella = (posts: readonly PostRecord[]): PostRecord[] =>
  posts.map((post) => ({
    ...post,
    authorId: post.authorId === STELLA ? null : post.authorId,
    followerIds: post.followerIds.filter((id) => id !== STELLA),
    voterIds: post.voterIds.filter((id) => id !== STELLA),
  }))

/** The server over the world of the mocks with a member for each column, each signed in once. */
export async function authorisationPortal(): Promise<AuthorisationPortal> {
  const test = await createTestDatabase()
  const { database } = test
  const world = createWorld(NOW)
  await seedWorld(database, world)
  await seedMembers(database, members())
  await seedQuestions(database, withoutStella(world.posts.getAll()))
  await seedReviewPhotos(database, world.reviewPhotos.getAll())
  await seedAlerts(database, world)
  await seedCollections(database, world)
  await seedOwnListings(database, world)
  await seedFollows(database, world)
  await seedLocationFollows(database, world)
  await seedEnquiries(database, world)
  await seedAgentClaims(database, world)
  await seedFeeds(database, world)
  await seedListingDrafts(database, world)
  await seedReviews(database, world)
  await seedPastSales(database, world)
  await seedDayCounts(database, world)
  await seedStaffBatches(database, world)
  await seedDeadLetters(database, world)
  await seedListingVideos(database, world)
  await seedPremierWorkflows(database, world)
  await seedEmptySearches(database, world)
  await seedAds(database, world)
  const app = await serverOver(database, 'default')
  const tokens = new Map<CallerName, string>()
  for (const caller of callers) {
    const email = `${usernames[caller]}@homely.example`
    if (usernames[caller] === null) continue
    const payload = { email, password: MOCK_PASSWORD }
    const { cookies } = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload })
    tokens.set(caller, cookies.find(({ name }) => name === 'accessToken')?.value ?? '')
  }
  const tables = [
    'member',
    'member_contact',
    'member_session',
    'member_second_factor',
    'member_recovery_code',
    'member_event',
    'enquiry',
    'enquiry_reply',
    'listing_event_count',
    'listing_day_count',
    'alert',
    'alert_match',
    'collection',
    'collection_contributor',
    'collection_listing',
    'collection_reaction',
    'collection_invite',
    'listing_note',
    'hidden_listing',
    'inspection_plan',
    'inspection_stop',
    'collection_inspection_plan',
    'collection_inspection_stop',
    'calendar_feed',
    'follow',
    'location_follower',
    'agent_claim',
    'review_request',
    'post',
    'post_vote',
    'post_follower',
    'post_report',
    'post_decision',
    'post_version',
    'location_review',
    'review_photo',
    'agent_review',
    'agent_rating',
    'agent_transaction',
    'feed_key',
    'feed_upload',
    'feed_result',
    'feed_webhook',
    'confirmation_email_stop',
    'listing_draft',
    'listing_picture',
    'listing_document',
    'staff_batch',
    'staff_batch_member',
    'listing_hiding',
    'listing_boost',
    'event_dead_letter',
    'listing_video',
    'premier_workflow',
    'premier_email_stop',
    'ad',
  ]
  const columnsOf = await writtenColumns(database, tables)
  for (const table of tables) await database.exec(`create table kept_${table} as select * from ${table}`)
  await copyAgents(database)
  await copyOffices(database)
  const marks = [...tables, 'agent', 'agent_serviced_location', 'staff_action', 'office', 'company'].map(
    // A row that is changed or added has a later transaction, one that is deleted is missing.
    (table, at) => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table}) as m${at}`,
  )
  const state = async () => JSON.stringify(await database.query(`select ${marks.join(', ')}`, [], { isPrepared: true }))
  let untouched = await state()
  const restore = async () => {
    await database.exec(restoringAll(columnsOf))
    untouched = await state()
  }
  return {
    async call(caller, { method, path, body, headers }) {
      const token = tokens.get(caller)
      const response = await app.inject({
        // Any method is a method to inject.
        method: method as 'GET',
        url: path,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        payload: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      })
      const hasChanged = method !== 'GET' && (await state()) !== untouched
      if (hasChanged) await restore()
      const isPublic = String(response.headers['cache-control']).startsWith('public')
      return { status: response.statusCode, body: response.body, isPublic, hasChanged }
    },
    async setClaim(claim) {
      const given = Object.entries(permissions).flatMap(([area, names]) =>
        names.map((name) => ({
          holder: claim !== null && area === claim[0] && name === claim[1] ? 'wilma' : 'wanda',
          area,
          name,
        })),
      )
      await database.query('delete from member_claim')
      await database.query(GIVE_CLAIMS, [
        given.map(({ holder }) => holder),
        given.map(({ area }) => area),
        given.map(({ name }) => name),
      ])
    },
    async close() {
      await app.close()
      await test.close()
    },
  }
}

/** The columns of each table, in the order of these, but for those that the database computes. */
async function writtenColumns(database: Database, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER'
       and identity_generation is distinct from 'ALWAYS' and table_name = any ($1::text[])
     group by table_name`,
    [tables],
  )
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]))
  return new Map(tables.map((table) => [table, columnsOf.get(table) ?? '']))
}

/** Claims belong to no call, and go with their members. */
const restoringAll = (columnsOf: ReadonlyMap<string, string>): string =>
  [
    'begin',
    'create temp table claim_now on commit drop as select * from member_claim',
    ...emptied.map((table) => `delete from ${table}`),
    restoreAgents,
    restoreOffices,
    ...[...columnsOf].flatMap(([table, columns]) => [
      // They are counted again as they come back.
      ...(table === 'follow' ? ['update member set follower_count = 0, following_count = 0'] : []),
      `insert into ${table} (${columns}) select ${columns} from kept_${table}`,
    ]),
    'insert into member_claim select * from claim_now',
    'commit',
  ].join(';\n')

/** The rest goes with these. */
const emptied = [
  'event_dead_letter',
  'enquiry',
  'listing_event_count',
  'listing_day_count',
  'tracking_batch',
  'collection',
  'post',
  'review_request',
  'agent_rating',
  'agent_transaction',
  'feed_webhook',
  'feed_upload',
  'feed_key',
  'listing_picture',
  'listing_document',
  'listing_draft',
  'listing_video',
  'premier_workflow',
  'staff_batch',
  'ad',
  'member',
]

const GIVE_CLAIMS = `insert into member_claim (member_id, area, claim)
  select id, area, claim from unnest($1::text[], $2::text[], $3::text[]) as given (holder, area, claim)
  join member on username = holder`

/** Lena, Omar and Agnes of the mocks, an agent of other homes, and two of the staff, whose claims each row sets. */
function members(): MemberRecord[] {
  const [lena, omar, agnes] = membersOf()
  if (lena === undefined || omar === undefined || agnes === undefined) throw new Error('The mocks have no such members')
  const member = (id: number, username: string, more: { type?: 1 | 2; agentId?: number; claims?: Claims } = {}) => ({
    ...omar,
    id,
    username,
    email: `${username}@homely.example`,
    ...more,
  })
  return [lena, omar, agnes, member(11, 'alan', { type: 2, agentId: 5 }), member(12, 'wilma'), member(13, 'wanda')]
}
