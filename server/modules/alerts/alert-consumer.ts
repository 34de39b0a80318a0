import { matchOf } from '#domain/alerts/alert-matching.ts'
import type { ListingChange } from '#domain/alerts/listing-change.ts'
import type { ListingFacts } from '#domain/alerts/listing-facts.ts'
import { newsJobOf, type NewsJob } from '#server/modules/notifications/notification-record.ts'
import type { LocationIndex } from '#server/modules/search/search-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DomainEvent, DomainEventKind, EventConsumer } from '#server/platform/events/domain-event.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { alertChanged } from './alert-changed.ts'
import { alertsNearListing } from './alert-candidates.queries.ts'
import { recordMatches } from './found-matches.queries.ts'
import { factsOfListings } from './listing-facts.queries.ts'

export type AlertConsumerParts = {
  database: Database
  clock: () => Date
  locationIndex: Pick<LocationIndex, 'location' | 'suburbIdsAround'>
  live: LiveChannel
  jobs: JobQueue
}

/** The changes by which a listing can begin to fit; texts and photos are none of them. */
const KINDS = [
  'listing.published',
  'listing.priceChanged',
  'listing.statusChanged',
  'listing.inspectionsChanged',
  'listing.auctionChanged',
] as const satisfies readonly DomainEventKind[]

type FollowedEvent = DomainEvent<(typeof KINDS)[number]>

/** Finds the alerts that a changed listing begins to fit, records that, and has it told (docs/product.md, section 15.10). */
export function alertConsumer(parts: AlertConsumerParts): EventConsumer<FollowedEvent['kind']> {
  return {
    name: 'alerts',
    kinds: KINDS,
    async handle(events) {
      const facts = await factsOf([...new Set(events.map(({ subjectId }) => subjectId))], parts)
      const found: Found = { alertOfMember: new Map(), membersToWrite: new Set(), membersToPush: new Set() }
      for (const event of events) {
        const listing = facts.get(event.subjectId)
        if (listing !== undefined) await findAlerts({ event, change: changeOf(event), listing }, found, parts)
      }
      await tell(found, parts)
    },
  }
}

type Found = { alertOfMember: Map<number, number>; membersToWrite: Set<number>; membersToPush: Set<number> }

async function factsOf(
  listingIds: readonly number[],
  { database, clock, locationIndex }: AlertConsumerParts,
): Promise<Map<number, ListingFacts>> {
  const rows = await factsOfListings(database, listingIds, clock())
  return new Map(
    rows.map((row) => {
      const suburb = locationIndex.location(row.suburbUri)
      const reachedFrom = suburb === null ? [] : locationIndex.suburbIdsAround(suburb)
      return [row.listingId, { ...row, reachedFromSuburbIds: new Set(reachedFrom) }]
    }),
  )
}

function changeOf(event: FollowedEvent): ListingChange {
  switch (event.kind) {
    case 'listing.published':
      return { kind: 'published' }
    case 'listing.priceChanged':
      return { kind: 'priceChanged', before: event.details.before }
    case 'listing.statusChanged':
      return { kind: 'statusChanged', ...event.details }
    case 'listing.inspectionsChanged':
      return { kind: 'inspectionsChanged' }
    case 'listing.auctionChanged':
      return { kind: 'auctionChanged' }
  }
}

type Changed = { event: FollowedEvent; change: ListingChange; listing: ListingFacts }

async function findAlerts({ event, change, listing }: Changed, found: Found, { database, clock }: AlertConsumerParts) {
  const now = clock()
  const candidates = await alertsNearListing(database, event.subjectId, listing)
  const matches = candidates.flatMap(({ id, search }) => {
    const match = matchOf(search, listing, change, now)
    return match === null ? [] : [{ alertId: id, ...match }]
  })
  const about = { listingId: event.subjectId, eventId: event.id, matchedAt: now }
  const memberOfAlert = new Map(candidates.map(({ id, memberId }) => [id, memberId]))
  for (const { alertId, isToBeWritten, isToBePushed } of await recordMatches(database, matches, about)) {
    const memberId = memberOfAlert.get(alertId)
    if (memberId === undefined) continue
    found.alertOfMember.set(memberId, alertId)
    if (isToBeWritten) found.membersToWrite.add(memberId)
    if (isToBePushed) found.membersToPush.add(memberId)
  }
}

/** In the transaction of the matches: pages, mails and devices hear of them if they are kept, and only then. */
async function tell(
  { alertOfMember, membersToWrite, membersToPush }: Found,
  { live, jobs }: AlertConsumerParts,
): Promise<void> {
  if (membersToWrite.size > 0 || membersToPush.size > 0) {
    await jobs.send(newsJobOf('alerts'), {
      memberIds: [...membersToWrite],
      pushedMemberIds: [...membersToPush],
    } satisfies NewsJob)
  }
  await live.publish(...[...alertOfMember].map(([memberId, alertId]) => alertChanged({ alertId, memberId })))
}
