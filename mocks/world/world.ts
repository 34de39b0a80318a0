import { factory } from '@mswjs/data'
import { type AgentClaimRecord, agentClaimsOf } from './agent-claims.ts'
import { alertMatchesOf, type AlertMatchRecord, type AlertRecord, alertsOf } from './alerts.ts'
import {
  type CollectionInviteRecord,
  collectionInvitesOf,
  type CollectionListingRecord,
  collectionListingsOf,
  type CollectionReactionRecord,
  collectionReactionsOf,
  type CollectionRecord,
  collectionsOf,
  type ContributorRecord,
  contributorsOf,
  type ListingNoteRecord,
  listingNotesOf,
} from './collections.ts'
import { type DayCountsRecord, dayCountsOf } from './day-counts.ts'
import { homesForRent } from './homes-for-rent.ts'
import { homesForSaleElsewhere } from './homes-for-sale-elsewhere.ts'
import { homesForSaleInMelbourne } from './homes-for-sale-in-melbourne.ts'
import { homesLeased, homesSold } from './homes-sold-and-leased.ts'
import { type ListingDraft, listingOfDraft } from './listing-draft.ts'
import { models } from './models.ts'
import { agents, offices } from './people.ts'
import { placesOf } from './places.ts'
import { type MemberRecord, membersOf, type RefreshTokenRecord, type SessionRecord } from './members.ts'
import { enquiriesOf } from './enquiries.ts'
import {
  type CalendarFeedRecord,
  calendarFeeds,
  type HiddenListingRecord,
  hiddenListingsOf,
  type InspectionPlanRecord,
  inspectionPlansOf,
} from './own-listings.ts'
import { questionsOf } from './questions.ts'
import type {
  AgentRecord,
  CommentRecord,
  EnquiryRecord,
  ListingRecord,
  OfficeRecord,
  PlaceRecord,
  QuestionRecord,
  ReplyRecord,
  SavedSearchRecord,
  SchoolRecord,
  TrackedEventRecord,
} from './records.ts'
import { type FollowRecord, followsOf } from './follows.ts'
import { type PastSaleRecord, pastSalesOf } from './past-sales.ts'
import { type ReviewRecord, type ReviewRequestRecord, reviewRequestsOf, reviewsOf } from './reviews.ts'
import { schools } from './schools.ts'
import type { Table } from './table.ts'

/** The tables of the world by name. */
export type Tables = {
  places: Table<PlaceRecord>
  offices: Table<OfficeRecord>
  agents: Table<AgentRecord>
  agentClaims: Table<AgentClaimRecord>
  pastSales: Table<PastSaleRecord>
  schools: Table<SchoolRecord>
  listings: Table<ListingRecord>
  savedSearches: Table<SavedSearchRecord>
  alerts: Table<AlertRecord>
  alertMatches: Table<AlertMatchRecord>
  reviews: Table<ReviewRecord>
  reviewRequests: Table<ReviewRequestRecord>
  collections: Table<CollectionRecord>
  contributors: Table<ContributorRecord>
  collectionListings: Table<CollectionListingRecord>
  collectionReactions: Table<CollectionReactionRecord>
  collectionInvites: Table<CollectionInviteRecord>
  listingNotes: Table<ListingNoteRecord>
  hiddenListings: Table<HiddenListingRecord>
  follows: Table<FollowRecord>
  inspectionPlans: Table<InspectionPlanRecord>
  calendarFeeds: Table<CalendarFeedRecord>
  enquiries: Table<EnquiryRecord>
  questions: Table<QuestionRecord>
  replies: Table<ReplyRecord>
  comments: Table<CommentRecord>
  members: Table<MemberRecord>
  sessions: Table<SessionRecord>
  refreshTokens: Table<RefreshTokenRecord>
  dayCounts: Table<DayCountsRecord>
  /** Posts of tracking that were counted. */
  trackedBatches: Table<{ batchId: string }>
  trackedEvents: Table<TrackedEventRecord>
}

/** The small world that the mocks answer from: the same homes for the same `now`, which dates are counted from. */
export type World = Tables & { readonly now: Date }

/** Creates a world with its first rows. */
export function createWorld(now: Date): World {
  // The library's types know no lists of objects; its rows are what was created.
  const world = { now, ...(factory(models) as unknown as Tables) }
  fill(world)
  return world
}

/** Puts every table of a world back as createWorld left it. */
export function resetWorld(world: World): void {
  // The models are the tables.
  for (const name of Object.keys(models) as (keyof Tables)[]) world[name].deleteMany({ where: {} })
  fill(world)
}

function fill(world: World): void {
  const { now } = world
  add(world.places, placesOf(now))
  add(world.offices, offices)
  add(world.agents, agents)
  add(world.agentClaims, agentClaimsOf(now))
  add(world.schools, schools)
  add(
    world.pastSales,
    pastSalesOf(now, (uri) => world.places.getAll().find((place) => place.uri === uri)?.id ?? 0),
  )
  add(world.listings, listingsOf(world))
  add(world.savedSearches, savedSearches)
  add(world.enquiries, enquiriesOf(now))
  const { questions, replies, comments } = questionsOf(now)
  add(world.questions, questions)
  add(world.replies, replies)
  add(world.comments, comments)
  add(world.members, membersOf())
  add(world.alerts, alertsOf(now))
  add(world.alertMatches, alertMatchesOf(now))
  fillCollections(world)
  add(world.reviewRequests, reviewRequestsOf(now))
  add(world.reviews, reviewsOf(now, agents))
  add(world.hiddenListings, hiddenListingsOf(now))
  add(world.follows, followsOf(now))
  add(world.inspectionPlans, inspectionPlansOf(now))
  add(world.calendarFeeds, calendarFeeds)
  add(world.dayCounts, dayCountsOf(now))
}

function fillCollections(world: World): void {
  const { now } = world
  add(world.collections, collectionsOf(now))
  add(world.contributors, contributorsOf(now))
  add(world.collectionListings, collectionListingsOf(now))
  add(world.collectionReactions, collectionReactionsOf(now))
  add(world.collectionInvites, collectionInvitesOf(now))
  add(world.listingNotes, listingNotesOf(now))
}

function add<Row>(table: Table<Row>, rows: readonly Row[]): void {
  for (const row of rows) table.create(row)
}

const savedSearches: SavedSearchRecord[] = [
  { uri: 'terraces-of-fitzroy', name: 'Terraces of Fitzroy', address: '/for-sale/fitzroy-vic-3065/terraces' },
]

function listingsOf({ now, places }: World): ListingRecord[] {
  const around = { now, places: places.getAll(), agents }
  const drafted = (drafts: readonly ListingDraft[], listingType: 'sale' | 'rental') =>
    drafts.map((draft) => listingOfDraft(draft, listingType, around))
  return [
    ...drafted([...homesForSaleInMelbourne, ...homesForSaleElsewhere, ...homesSold], 'sale'),
    ...drafted([...homesForRent, ...homesLeased], 'rental'),
  ]
}
