import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Claims } from '#domain/permissions/claims.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { permissions } from '#domain/lookups/permissions.ts'
import { firstCode } from '#tests/support/moderation-calls.ts'
import { type Answer, type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'

const HOME = 1
const MINUTE = 60_000
const STAFF: Claims = { listings_permission: ['CanManageAny'] }

let portal: PortalUnderTest
let changes: ListingChanges
let now = SMALL_WORLD_NOW
let claims: Claims | null = STAFF

const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (parts: ListingsServices) => {
    changes = parts.listingChanges
    return {}
  },
})

beforeAll(async () => {
  const identify = () => Promise.resolve(claims === null ? null : { memberId: 1, claims, agentId: null })
  portal = await portalUnderTest({ others: [probe], clock: () => now, identify })
}, 60_000)
afterAll(() => portal.close())
beforeEach(async () => {
  claims = STAFF
  now = SMALL_WORLD_NOW
  await portal.world.database.exec('delete from listing_log; delete from feed_upload')
})

const LOG = `query Log($listingId: Int!, $before: ID, $take: Int! = 50) {
  listingLog(listingId: $listingId, before: $before, take: $take) {
    listing { listingId streetAddress suburb officeName listingType statusType }
    results { id at kind by before after isExpired outcome remarks } next } }`
const FIND = 'query Find($query: String!) { loggedListings(query: $query) { listingId streetAddress } }'

const ask = (variables: Record<string, unknown> = {}): Promise<Answer> =>
  portal.ask(LOG, { listingId: HOME, ...variables })
const log = async (variables: Record<string, unknown> = {}) => (await ask(variables)).data.listingLog
const find = async (query: string) => (await portal.ask(FIND, { query })).data.loggedListings
const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE))

async function inFeed(outcome: string): Promise<void> {
  const { database } = portal.world
  const [upload] = await database.query<{ id: string }>(
    `insert into feed_upload (id, office_id, kind, state, received_at, started_at, finished_at)
     values (gen_random_uuid(), 1, 'xml', 'done', $1, $1, $1) returning id`,
    [now],
  )
  await database.query(
    `insert into feed_result (upload_id, position, unique_id, agency_id, outcome, listing_id, remarks)
     values ($1, 1, 'U1', 'A1', $2, ${HOME}, '[{"line": 3, "element": "price", "reason": "No price."}]')`,
    [upload?.id, outcome],
  )
}

it('has every change and feed action of a listing, the latest first, page by page', async () => {
  await changes.changePrice(HOME, { text: '$1,000,000', from: 1_000_000, to: 1_000_000 })
  later(1)
  await inFeed('updated')
  later(1)
  await changes.changeState(HOME, { state: 'removed' })
  const { listing, results, next } = await log()
  expect(listing).toMatchObject({ listingId: HOME, suburb: 'Fitzroy', statusType: 'removed' })
  expect(results).toMatchObject([
    { kind: 'statusChanged', before: 'available', after: 'removed', isExpired: false, by: null },
    { kind: 'feed', by: 'Nelson Fitzroy', outcome: 'updated', remarks: ['No price.'] },
    { kind: 'priceChanged', at: SMALL_WORLD_NOW.toISOString(), outcome: null },
    { kind: 'published', by: null },
  ])
  expect(next).toBe(null)
  const first = await log({ take: 2 })
  expect(first.results).toHaveLength(2)
  expect(await log({ take: 2, before: first.next })).toMatchObject({
    results: [{ kind: 'priceChanged' }, { kind: 'published' }],
    next: null,
  })
  await changes.changeState(HOME, { state: 'available' })
})

it('says once when a listing was published, whether it was before the log or not', async () => {
  const kinds = async () => (await log()).results.map(({ kind }: { kind: string }) => kind)
  expect(await kinds()).toEqual(['published'])
  await portal.world.database.query(
    `insert into domain_event (kind, subject_id, details, occurred_at) values ('listing.published', ${HOME}, '{}', $1)`,
    [now],
  )
  expect((await log()).results).toMatchObject([{ id: expect.stringMatching(/^e/), kind: 'published' }])
})

it('keeps what happened at one moment apart, and what those that follow changes need no more', async () => {
  await changes.changeState(HOME, { state: 'underOffer' })
  await changes.changeState(HOME, { state: 'available' })
  await portal.world.database.exec('truncate domain_event')
  const first = await log({ take: 1 })
  const second = await log({ take: 1, before: first.next })
  expect([first.results[0].after, second.results[0].after]).toEqual(['available', 'underOffer'])
  const third = await log({ take: 1, before: second.next })
  expect([third.results[0].kind, third.next]).toEqual(['published', null])
})

it('finds listings by number and by the start of their street address, whatever it has of signs', async () => {
  const [home] = await find('1')
  expect(home.listingId).toBe(HOME)
  const street = home.streetAddress.slice(0, -2)
  expect(await find(` ${street.toUpperCase()} `)).toContainEqual(home)
  expect(await find('%')).toEqual([])
  expect(await find(' ')).toEqual([])
})

it('is for staff who manage listings alone, whatever else somebody may do', async () => {
  for (const [area, names] of Object.entries(permissions)) {
    for (const claim of names) {
      claims = { [area]: [claim] }
      const isAllowed = area === 'listings_permission' && claim === 'CanManageAny'
      expect([area, claim, firstCode(await ask())]).toEqual([area, claim, isAllowed ? 'none' : 'FORBIDDEN'])
      expect(firstCode(await portal.ask(FIND, { query: '1' }))).toBe(isAllowed ? 'none' : 'FORBIDDEN')
    }
  }
  claims = null
  expect(firstCode(await ask())).toBe('UNAUTHENTICATED')
})

it('of no listing there is none, and no page that cannot be', async () => {
  expect(await log({ listingId: 999_999 })).toBe(null)
  expect(firstCode(await ask({ before: '1.g2' }))).toBe('BAD_INPUT before')
})
