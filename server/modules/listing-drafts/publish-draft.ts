import { checkCompleted } from '#domain/listing-drafts/check-completed.ts'
import { type CheckedDraft, checkDraft, type DraftProblem } from '#domain/listing-drafts/check-draft.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { placeOfDraft, positionOfDraft, suburbOfDraft } from './draft-place.ts'
import { findListing } from './edit-listing.queries.ts'
import type { DraftRow, PublishedDraft } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import type { ListingDrafts } from './listing-drafts.ts'
import { setPublished } from './listing-drafts.queries.ts'
import { runDraftCommand } from './run-draft-command.ts'
import { markFiles } from './uploads/draft-files.ts'
import { contentOf, documentsOf } from './listing-of-draft.ts'

/** Brings drafts on the market, and their changes to their pages (docs/product.md, section 31.4). */
export type DraftPublisher = {
  /** Publishing again changes nothing. Throws NOT_FOUND and CONFLICT; what is wrong with the draft is in the answer. */
  publish(member: CallingMember, id: string, baseRevision: number): Promise<PublishedDraft>
}

/** A draft without problems, with where it is and whose it is; its agents are null where those of the listing stay. */
type ReadyDraft = {
  row: DraftRow
  listing: CheckedDraft
  suburb: PlaceRecord
  agentIds: number[] | null
  isCompleted: boolean
}

export function draftPublisher(parts: ListingDraftsParts, drafts: ListingDrafts): DraftPublisher {
  return {
    async publish(member, id, baseRevision) {
      let problems: DraftProblem[] = []
      const command = { id, baseRevision, command: { kind: 'publish' } } as const
      const row = await runDraftCommand(parts, drafts, member, command, async (draft) => {
        if (!draft.hasUnpublishedChanges) return false
        const ready = await readyDraft(parts, draft, { isCompleted: draft.listing?.statusType === 'completed' })
        problems = 'problems' in ready ? ready.problems : []
        if ('problems' in ready) return false
        const listingId = await publishReady(parts, ready)
        await drafts.recordByStaff(member, draft.officeId, { kind: 'publishListing', thingId: listingId })
        return true
      })
      return { row, problems }
    },
  }
}

/** Brings a draft to its page; answers the number of its listing. */
export async function publishReady(parts: ListingDraftsParts, ready: ReadyDraft): Promise<number> {
  const { id, listingId, content } = ready.row
  if (listingId !== null) await publishChanges(parts, listingId, ready)
  const publishedId = listingId ?? (await publishNew(parts, ready))
  await setPublished(parts.database, id, publishedId)
  await markFiles(parts.database, id, [content], parts.clock())
  return publishedId
}

/** What keeps a draft from its page; `isCompleted`: as that of a home that is sold or leased. */
export async function readyDraft(
  parts: ListingDraftsParts,
  row: DraftRow,
  { isCompleted }: { isCompleted: boolean },
): Promise<ReadyDraft | { problems: DraftProblem[] }> {
  const { content, publishedContent, officeId } = row
  const office = await parts.offices.office(officeId)
  if (office === null) throw new Error(`There is no office ${officeId}`)
  const suburb = await suburbOfDraft(parts, content)
  const check = isCompleted ? checkCompleted : checkDraft
  const { listing, problems } = check(content, placeOfDraft(suburb, office), parts.clock())
  // Who sold a home stays, also after they left.
  const hasSameAgents = isCompleted && String(content.agentUsernames) === String(publishedContent?.agentUsernames)
  const agentIds = hasSameAgents ? null : await agentIdsOf(parts, row)
  if (agentIds?.includes(null)) problems.push({ field: 'agentUsernames', message: errors.agentGone })
  if (publishedContent !== null && publishedContent.listingType !== content.listingType)
    problems.push({ field: 'listingType', message: errors.otherType })
  if (problems.length > 0 || listing === null || suburb === null) return { problems }
  return { row, listing, suburb, agentIds: agentIds && agentIds.filter((id) => id !== null), isCompleted }
}

/** Null for who is no agent of the office. */
async function agentIdsOf({ offices, agents }: ListingDraftsParts, { content, officeId }: DraftRow) {
  const ofOffice = await agents.ofOffice(officeId)
  const found = await Promise.all(content.agentUsernames.map((username) => offices.agentByUsername(username)))
  return found.map((agent) => (agent !== null && ofOffice.includes(agent.id) ? agent.id : null))
}

async function publishNew(parts: ListingDraftsParts, { row, listing, suburb, agentIds }: ReadyDraft): Promise<number> {
  const { priceText, priceFrom, priceTo, auctionAt, auctionPlace } = listing
  return parts.listingChanges.publish(
    {
      ...contentOf(listing, row.content, suburb),
      ...(await positionOfDraft(parts, listing.streetAddress, suburb)),
      listingType: listing.listingType,
      projectName: null,
      tierType: 'basic',
      isExclusive: false,
      priceText,
      priceFrom,
      priceTo,
      isPriceWithheld: false,
      auctionAt,
      auctionPlace,
      frontageM: null,
      otherFeatures: [],
      videos: [],
      externalLinks: [],
      externalMedias: [],
      documents: documentsOf(listing, []),
      councilRates: null,
      municipality: null,
      details: {},
      officeId: row.officeId,
    },
    agentIds ?? [],
    listing.inspections,
  )
}

async function publishChanges(parts: ListingDraftsParts, listingId: number, ready: ReadyDraft): Promise<void> {
  const { row, listing, suburb, agentIds, isCompleted } = ready
  const { listingChanges, database } = parts
  const { content, publishedContent } = row
  const isMoved =
    content.suburbUri !== publishedContent?.suburbUri || content.streetAddress !== publishedContent.streetAddress
  const former = await findListing(database, listingId)
  await listingChanges.changeContent(listingId, {
    ...contentOf(listing, content, suburb),
    ...(isMoved ? await positionOfDraft(parts, listing.streetAddress, suburb) : {}),
    documents: documentsOf(listing, former?.documents ?? []),
    ...(agentIds === null ? {} : { agentIds }),
  })
  if (!isCompleted) await publishOffer(parts, listingId, ready)
}

/** What is asked for a home, and when it can be seen. What a home went for is changed with its state. */
async function publishOffer(
  { listingChanges }: ListingDraftsParts,
  listingId: number,
  { listing }: ReadyDraft,
): Promise<void> {
  const { auctionAt, auctionPlace, priceText: text, priceFrom: from, priceTo: to } = listing
  await listingChanges.changePrice(listingId, { text, from, to })
  await listingChanges.setAuction(listingId, auctionAt && { at: auctionAt, place: auctionPlace })
  await listingChanges.setInspections(listingId, listing.inspections)
}
