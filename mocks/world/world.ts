import { factory } from '@mswjs/data'
import { homesForRent } from './homes-for-rent.ts'
import { homesForSaleElsewhere } from './homes-for-sale-elsewhere.ts'
import { homesForSaleInMelbourne } from './homes-for-sale-in-melbourne.ts'
import { homesLeased, homesSold } from './homes-sold-and-leased.ts'
import { type ListingDraft, listingOfDraft } from './listing-draft.ts'
import { models } from './models.ts'
import { agents, offices } from './people.ts'
import { placesOf } from './places.ts'
import { type MemberRecord, membersOf, type SessionRecord } from './members.ts'
import { enquiriesOf } from './enquiries.ts'
import { questionsOf } from './questions.ts'
import type {
  AgentRecord,
  EnquiryRecord,
  ListingRecord,
  OfficeRecord,
  PlaceRecord,
  QuestionRecord,
  SchoolRecord,
} from './records.ts'
import { schools } from './schools.ts'

/** A search under a name, as `/search/{uri}` opens it. */
export type SavedSearchRecord = { uri: string; name: string; address: string }

/** The small world that the mocks answer from: the same homes for the same `now`, which dates are counted from. */
export type World = {
  now: Date
  places: Table<PlaceRecord>
  offices: Table<OfficeRecord>
  agents: Table<AgentRecord>
  listings: Table<ListingRecord>
  schools: Table<SchoolRecord>
  savedSearches: readonly SavedSearchRecord[]
  enquiries: EnquiryRecord[]
  questions: QuestionRecord[]
  members: MemberRecord[]
  sessions: SessionRecord[]
  /** Posts of tracking that were counted, and what of listings they counted. */
  trackedBatches: Set<string>
  trackedEvents: TrackedEvent[]
}

export type TrackedEvent = { listingId: number; day: string; type: number; pageType: string; count: number }

/** What the mocks use of a model of the in-memory database. */
export type Table<Row> = {
  create(row: Row): Row
  getAll(): Row[]
  updateMany(change: { where: object; data: Partial<Row> }): unknown
  deleteMany(selection: { where: object }): unknown
}

export function createWorld(now: Date): World {
  const database = factory(models)
  // The library's types know no lists of objects; its rows are what was created.
  const world = {
    now,
    ...database,
    savedSearches,
    enquiries: enquiriesOf(now),
    questions: questionsOf(now),
    members: membersOf(),
    sessions: [],
    trackedBatches: new Set(),
    trackedEvents: [],
  } as unknown as World
  for (const place of placesOf(now)) world.places.create(place)
  for (const office of offices) world.offices.create(office)
  for (const agent of agents) world.agents.create(agent)
  for (const school of schools) world.schools.create(school)
  for (const listing of listingsOf(world)) world.listings.create(listing)
  return world
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
