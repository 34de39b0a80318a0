import type { DraftProblem } from '#domain/listing-drafts/check-draft.ts'
import { draftOfListing } from '#domain/listing-drafts/draft-of-listing.ts'
import { isStateProblem, stateChangeOf, type TypedState } from '#domain/listing-drafts/draft-state-change.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import { Refusal } from '../refusal.ts'
import { presentAgents } from '../search/agents.ts'
import { comingInspections, zoneOf } from '../search/listing-facts.ts'
import { placeById } from '../search/places.ts'
import { type ListingDraftRecord, mockDraftId } from '../world/listing-drafts.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentIdsOf, checkedDraft, contentOf, newListing, priceOf } from './listing-of-draft.ts'
import { listingById } from './listings.ts'

type Publishing = {
  draft: ListingDraftRecord
  /** As that of a home that is sold or leased. */
  isCompleted: boolean
}

/** Publishes a draft, or its changes; answers what keeps it from that. */
export function publishedDraft(world: World, { draft, isCompleted }: Publishing): DraftProblem[] {
  const { content, publishedContent, officeId, listingId } = draft
  const { listing, problems, suburb } = checkedDraft(world, draft, { isCompleted })
  const former = listingById(world, listingId)
  const hasSameAgents = isCompleted && String(content.agentUsernames) === String(publishedContent?.agentUsernames)
  const agentIds = hasSameAgents && former !== null ? former.agentIds : agentIdsOf(world, content)
  const present = new Set(presentAgents(world, officeId).map(({ id }) => id))
  if (!hasSameAgents && (agentIds.length < content.agentUsernames.length || !agentIds.every((id) => present.has(id))))
    problems.push({ field: 'agentUsernames', message: errors.agentGone })
  if (publishedContent !== null && publishedContent.listingType !== content.listingType)
    problems.push({ field: 'listingType', message: errors.otherType })
  if (problems.length > 0 || listing === null || suburb === null) return problems
  const around = { draft, suburb, agentIds: [...agentIds] }
  if (former === null) world.listings.create({ id: nextId(world.listings), ...newListing(world, listing, around) })
  else {
    const { auctionAt, auctionPlace, inspections } = former
    const offer = isCompleted ? { auctionAt, auctionPlace, inspections } : priceOf(listing)
    update(world.listings, { id: former.id }, { ...contentOf(world, listing, around), ...offer, modifiedAt: world.now })
  }
  const id = former?.id ?? nextId(world.listings) - 1
  update(world.listingDrafts, { id: draft.id }, { listingId: id, publishedContent: content })
  return []
}

/** The number of the draft of a listing, which is made where there is none. No listing of the mocks comes from a feed. */
export function editedListing(
  world: World,
  listing: ListingRecord,
  { memberId, officeId }: { memberId: number; officeId: number },
): string {
  const known = find(world.listingDrafts, { listingId: listing.id })
  if (known !== undefined) return known.id
  const asked = listing.priceEvents.find(({ kind }) => kind === 'listed' || kind === 'priceChanged')
  const isOver = listing.statusType === 'completed'
  const statement = listing.documents.find(({ kind }) => kind === 'statementOfInformation')
  const agents = presentAgents(world, officeId).filter(({ id }) => listing.agentIds.includes(id))
  const content = draftOfListing({
    ...listing,
    suburbUri: placeById(world, listing.suburbId).uri,
    landSizeM2: listing.landSize,
    buildingSizeM2: listing.buildingSize,
    price: isOver
      ? { text: asked?.priceText ?? '', from: null, to: null }
      : { text: listing.priceText, from: listing.priceFrom, to: listing.priceTo },
    inspections: comingInspections(listing, world.now),
    agentUsernames: agents.map(({ username }) => username),
    statement: statement ?? null,
    timeZone: zoneOf(world, listing),
  })
  const id = mockDraftId(listing.id)
  world.listingDrafts.create({
    id,
    officeId,
    listingId: listing.id,
    content,
    publishedContent: content,
    revision: 1,
    lastCommand: null,
    changedById: memberId,
    changedAt: world.now,
    pictures: [],
    documents: [],
  })
  return id
}

/** Says what became of the listing of a draft; answers what keeps it from coming back on the market. */
export function changeDraftState(world: World, draft: ListingDraftRecord, typed: TypedState): DraftProblem[] {
  const listing = listingById(world, draft.listingId)
  if (listing === null) throw new Refusal('BAD_INPUT', errors.notPublished, 'state')
  const timeZone = zoneOf(world, listing)
  const change = stateChangeOf(typed, { listingType: listing.listingType, timeZone }, world.now)
  if (isStateProblem(change)) throw new Refusal('BAD_INPUT', change.message, change.field)
  const isOnMarket = change.state === 'available' || change.state === 'underOffer'
  const comesBack = isOnMarket && listing.statusType !== 'available'
  const problems = comesBack ? publishedDraft(world, { draft, isCompleted: false }) : []
  if (problems.length > 0) return problems
  update(world.listings, { id: listing.id }, { ...stateOf(change), modifiedAt: world.now })
  if (change.state === 'completed') recordResult(world, listing, change)
  return []
}

type Change = Exclude<ReturnType<typeof stateChangeOf>, { field: unknown }>
type Result = Extract<Change, { state: 'completed' }>

const stateOf = (change: Change): Partial<ListingRecord> => {
  if (change.state !== 'completed')
    return {
      statusType: change.state === 'removed' ? 'removed' : 'available',
      isUnderOffer: change.state === 'underOffer',
      completedOn: null,
      isPriceWithheld: false,
    }
  const { completedOn, isPriceWithheld, price } = change
  return {
    statusType: 'completed',
    isUnderOffer: false,
    completedOn,
    isPriceWithheld,
    priceText: price.text,
    priceFrom: price.from,
    priceTo: price.to,
  }
}

function recordResult(world: World, { id, listingType, priceEvents }: ListingRecord, change: Result): void {
  const kind = listingType === 'sale' ? ('sold' as const) : ('leased' as const)
  const { completedOn: occurredOn, price } = change
  const others = priceEvents.filter((event) => event.kind !== kind)
  const event = { occurredOn, kind, priceText: price.text, price: price.to }
  update(world.listings, { id }, { priceEvents: [event, ...others] })
}
