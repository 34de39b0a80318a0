import { type FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { type PermissionArea, permissions } from '#domain/lookups/permissions.ts'
import type { ModuleSettings } from '#server/modules.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { insertRows } from './insert-rows.ts'
import { type Answer, testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'

/** Each claim that there is. */
export const everyClaim: readonly string[] = Object.entries(permissions).flatMap(([area, names]) =>
  names.map((name) => `${area} ${name}`),
)

/** Somebody who has that claim and no other. */
export function claimedBy(claim: string, memberId: number): CallingMember {
  // The claims of a test are of the table above.
  const [area, name] = claim.split(' ') as [PermissionArea, string]
  return { memberId, claims: { [area]: [name] }, agentId: null }
}
const claimed = (claim: string): CallingMember => claimedBy(claim, 100 + everyClaim.indexOf(claim))

const MANAGER = 'listings_permission CanManageAny'
/** Mia is an agent of office 1. */
const members: Record<string, CallingMember> = {
  mia: { memberId: 1, claims: {}, agentId: 1 },
  manager: claimed(MANAGER),
  /** Who is an agent too. */
  evaManager: { ...claimed(MANAGER), agentId: 3 },
  booster: claimed('listings_permission CanBoost'),
  viewer: claimed('listings_permission CanViewHidden'),
  /** Who logged in long ago. */
  early: claimed(MANAGER),
  ...Object.fromEntries(everyClaim.map((claim) => [claim, claimed(claim)])),
}

export type StaffListingsUnderTest = {
  app: FastifyInstance
  database: Database
  ask(who: string | null, query: string, variables?: object): Promise<Answer>
  act(who: string | null, act: string, more?: object): Promise<Answer>
  find(who: string | null, filter?: object, more?: object): Promise<Answer>
  passDays(days: number): void
  runJob(name: string): Promise<void>
  close(): Promise<void>
}

export const STAFF_LISTING = `listing { id statusType isBoosted } streetAddress isFromFeed agents { id } office { id } state hiddenAt boostEndsAt boostedBy`

/** The server over the small world with somebody of each claim. */
export async function staffListingsUnderTest(
  settings: Pick<ModuleSettings, 'ads'> = {},
): Promise<StaffListingsUnderTest> {
  const world = await createSmallWorld()
  const { database } = world
  for (const memberId of new Set(Object.values(members).map((member) => member.memberId)))
    await insertRows(database, 'member', {
      id: memberId,
      username: `member-${memberId}`,
      name: `Member ${memberId}`,
      created_at: '2026-01-01',
    })
  let now = SMALL_WORLD_NOW
  let handlers: readonly JobHandler[] = []
  const jobs = { ...noJobs, work: (all: readonly JobHandler[]) => Promise.resolve(void (handlers = all)) }
  const app = await buildApp({
    ...world.parts,
    ...settings,
    support: testSupport,
    jobs,
    clock: () => now,
    async identify({ headers }) {
      const name = String(Reflect.get(headers, 'x-member'))
      const member = members[name]
      if (member === undefined) return null
      return name === 'early' ? member : { ...member, signedInAt: now }
    },
  })
  await app.ready()
  const ask = async (who: string | null, query: string, variables: object = {}): Promise<Answer> =>
    (
      await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables },
        headers: { 'x-member': who ?? '' },
      })
    ).json<Answer>()
  return {
    app,
    database,
    ask,
    act: (who, act, more = {}) =>
      ask(
        who,
        `mutation Act($input: ActOnListingInput!) { actOnListing(input: $input) { isChanged listing { ${STAFF_LISTING} } } }`,
        { input: { listingId: 1, act, reason: 'For a reason.', ...(act === 'boost' ? { days: 7 } : {}), ...more } },
      ),
    find: (who, filter = {}, more = {}) =>
      ask(
        who,
        `query Find($filter: StaffListingFilter!, $order: StaffListingOrder! = newest, $paging: PagingInput! = { skip: 0, take: 25 }) {
          staffListings(filter: $filter, order: $order, paging: $paging) { total results { ${STAFF_LISTING} } } }`,
        { filter, ...more },
      ),
    passDays: (days) => void (now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)),
    async runJob(name) {
      const handler = handlers.find((each) => each.name === name)
      if (handler === undefined) throw new Error(`There is no job ${name}`)
      await handler.handle({})
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}
