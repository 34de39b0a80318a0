import { factory, nullable, primaryKey } from '@mswjs/data'
import { agentClaimsOf } from './agent-claims.ts'
import { alertMatchesOf, alertsOf } from './alerts.ts'
import {
  collectionInvitesOf,
  collectionListingsOf,
  collectionReactionsOf,
  collectionsOf,
  contributorsOf,
  listingNotesOf,
} from './collections.ts'
import { dayCountsOf } from './day-counts.ts'
import { enquiriesOf } from './enquiries.ts'
import { feedKeysOf } from './feed-keys.ts'
import { feedResultsOf, feedUploadsOf, feedWebhooksOf } from './feed-uploads.ts'
import { followsOf } from './follows.ts'
import { listingsForSale } from './listings-for-sale.ts'
import { listingDraftsOf } from './listing-drafts.ts'
import { listingOfDraft } from './listing-draft.ts'
import { locationFollowsOf } from './location-follows.ts'
import { locationReviewsOf } from './location-reviews.ts'
import { membersOf, type RefreshTokenRecord, type SessionRecord } from './members.ts'
import { calendarFeeds, hiddenListingsOf, inspectionPlansOf } from './own-listings.ts'
import { pastSalesOf } from './past-sales.ts'
import { listingsForRent, listingsLeased, listingsSold } from './other-listings.ts'
import { agents, companiesOf, offices } from './people.ts'
import { placesOf } from './places.ts'
import { postsOf } from './questions.ts'
import type { SavedSearchRecord, StaffActionRecord, StaffCreationRecord, TrackedEventRecord } from './records.ts'
import { reviewPhotosOf } from './review-photos.ts'
import { reviewRequestsOf, reviewsOf } from './reviews.ts'
import { schools } from './schools.ts'
import { emptySearchesOf } from './empty-searches.ts'
import { deadLettersOf } from './dead-letters.ts'
import { listingVideosOf } from './listing-videos.ts'
import { type PremierEmailStop, premierWorkflowsOf } from './premier-workflows.ts'
import { adsOf } from './ads.ts'
import { staffBatchesOf } from './staff-batches.ts'
import type { Table } from './table.ts'

function firstRows(now: Date) {
  const places = placesOf(now)
  const around = { now, places, agents }
  const listings = [
    ...[...listingsForSale, ...listingsSold].map((draft) => listingOfDraft(draft, 'sale', around)),
    ...[...listingsForRent, ...listingsLeased].map((draft) => listingOfDraft(draft, 'rental', around)),
  ]
  return {
    places,
    companies: companiesOf(places),
    offices,
    agents,
    agentClaims: agentClaimsOf(now),
    schools,
    pastSales: pastSalesOf(now, (uri) => places.find((place) => place.uri === uri)?.id ?? 0),
    listings,
    listingVideos: listingVideosOf(now, listings),
    savedSearches,
    enquiries: enquiriesOf(now),
    posts: [...postsOf(now), ...locationReviewsOf(now)],
    reviewPhotos: reviewPhotosOf(),
    members: membersOf(),
    alerts: alertsOf(now),
    alertMatches: alertMatchesOf(now),
    collections: collectionsOf(now),
    contributors: contributorsOf(now),
    collectionListings: collectionListingsOf(now),
    collectionReactions: collectionReactionsOf(now),
    collectionInvites: collectionInvitesOf(now),
    listingNotes: listingNotesOf(now),
    reviewRequests: reviewRequestsOf(now),
    reviews: reviewsOf(now, agents),
    feedKeys: feedKeysOf(now),
    feedUploads: feedUploadsOf(now),
    feedResults: feedResultsOf(),
    feedWebhooks: feedWebhooksOf(now),
    listingDrafts: listingDraftsOf(now),
    hiddenListings: hiddenListingsOf(now),
    follows: followsOf(now),
    locationFollows: locationFollowsOf(now),
    inspectionPlans: inspectionPlansOf(now),
    calendarFeeds,
    ads: adsOf(now),
    staffBatches: staffBatchesOf(now),
    deadLetters: deadLettersOf(now),
    premierWorkflows: premierWorkflowsOf(now),
    emptySearches: emptySearchesOf(now),
    dayCounts: dayCountsOf(now),
    ...emptyAtFirst(),
  }
}

const savedSearches: SavedSearchRecord[] = [
  { uri: 'terraces-of-fitzroy', name: 'Terraces of Fitzroy', address: '/for-sale/fitzroy-vic-3065/terraces' },
]

const emptyAtFirst = () => ({
  sessions: new Array<SessionRecord>(),
  premierEmailStops: new Array<PremierEmailStop>(),
  refreshTokens: new Array<RefreshTokenRecord>(),
  staffActions: new Array<StaffActionRecord>(),
  staffCreations: new Array<StaffCreationRecord>(),
  trackedBatches: new Array<{ batchId: string }>(),
  trackedEvents: new Array<TrackedEventRecord>(),
})

/** The fields of tables that are empty at first. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  sessions: ['id', 'memberId', 'device', 'startedAt', 'lastSeenAt', 'isOver', 'accessToken'],
  refreshTokens: ['token', 'sessionId', 'turn', 'isUsed', 'usedWithKey'],
  staffActions: ['id', 'staffId', 'kind', 'thing', 'thingId', 'reason', 'at'],
  staffCreations: ['key', 'staffId', 'thing', 'thingId'],
  premierEmailStops: ['memberId'],
  trackedBatches: ['batchId'],
  trackedEvents: ['key', 'listingId', 'day', 'type', 'pageType', 'count'],
}

/** What a row is found by where it has no `id`. */
const keys = ['id', 'key', 'reference', 'postId', 'uri', 'token', 'batchId', 'listingId', 'memberId', 'agentId']

type Rows = ReturnType<typeof firstRows>

export type Tables = { [Name in keyof Rows]: Table<Rows[Name][number]> }

/** The small world that the mocks answer from: the same homes for the same `now`, which dates are counted from. */
export type World = Tables & { readonly now: Date }

/** Creates a world with its first rows, which say what fields a table has. */
export function createWorld(now: Date): World {
  const rows = firstRows(now)
  const models = Object.entries(rows).map(([name, all]) => [name, modelOf(fieldsOf[name] ?? fieldsIn(all))])
  // The library's types know no lists of objects; its rows are what was created.
  const world = { now, ...(factory(Object.fromEntries(models)) as unknown as Tables) }
  fill(world, rows)
  return world
}

/** Puts every table of a world back as createWorld left it. */
export function resetWorld(world: World): void {
  for (const name of tableNames(world)) world[name].deleteMany({ where: {} })
  fill(world, firstRows(world.now))
}

// All else that a world has is its moment.
export const tableNames = (world: World) => Object.keys(world).filter((name) => name !== 'now') as (keyof Tables)[]

const fieldsIn = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))]

function modelOf(fields: readonly string[]) {
  const key = keys.find((each) => fields.includes(each))
  return Object.fromEntries(fields.map((field) => [field, field === key ? primaryKey(String) : nullable(() => null)]))
}

function fill(world: World, first: Rows): void {
  for (const [name, rows] of Object.entries(first)) {
    // Each table is filled with its own rows.
    const table = world[name as keyof Tables] as Table<object>
    for (const row of rows) table.create(row)
  }
}
