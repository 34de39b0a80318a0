import { draftOfListing } from '#domain/listing-drafts/draft-of-listing.ts'
import type { StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import { CONTACT_AGENT } from '#domain/price/price-display.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { type ListingRecord, propertyTypeOf } from '#server/modules/listings/listing-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import {
  type EditedListing,
  findDraftOfListing,
  findListing,
  insertDraftOfListing,
  lockListing,
  nameDraftOfPictures,
} from './edit-listing.queries.ts'
import type { DraftRow, ListingOfficeRecord } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import type { ListingDrafts } from './listing-drafts.ts'

/**
 * The draft of a published listing, made from it where there is none. Throws NOT_FOUND for who may not, BAD_INPUT for a listing of a
 * feed (docs/product.md, section 31.6).
 */
export function editListing(
  parts: ListingDraftsParts,
  drafts: ListingDrafts,
  member: CallingMember,
  listingId: number,
): Promise<DraftRow> {
  const { database, clock, listings } = parts
  return database.transaction(
    async () => {
      await lockListing(database, listingId)
      const listing = await findListing(database, listingId)
      const office = listing && (await drafts.officeOf(member, listing.officeId))
      if (listing === null || office === null) throw notThere()
      const knownId = await findDraftOfListing(database, listingId)
      if (knownId !== null) return drafts.locked(member, knownId)
      if (listing.isOfFeed) throw new PortalError('BAD_INPUT', errors.fromFeed, { field: 'listingId' })
      // Of the listing itself, and not of the one that shows the same home.
      const [record] = await listings.byIds([listingId], { withRemoved: true })
      if (record === undefined) throw notThere()
      const content = contentOfListing(record, {
        detail: listing,
        agentIds: listing.agentIds.filter((id) => office.agentIds.includes(id)),
        now: clock(),
      })
      const id = await insertDraftOfListing(database, {
        listingId,
        officeId: listing.officeId,
        content,
        memberId: member.memberId,
        now: clock(),
      })
      await nameDraftOfPictures(database, listingId, id)
      await drafts.recordByStaff(member, listing.officeId, { kind: 'draftFromListing', thingId: listingId })
      return drafts.locked(member, id)
    },
    { isRepeatable: true },
  )
}

/** For which `editListing` answers a draft. */
export async function editingOffice(
  { database }: ListingDraftsParts,
  drafts: ListingDrafts,
  member: CallingMember,
  listingId: number,
): Promise<ListingOfficeRecord | null> {
  const listing = await findListing(database, listingId)
  const office = listing && (await drafts.officeOf(member, listing.officeId))
  const isEditable = listing?.isOfFeed === false || (await findDraftOfListing(database, listingId)) !== null
  return isEditable ? office : null
}

const notThere = () => new PortalError('NOT_FOUND', errors.notThere, { field: 'listingId' })

/** What is withheld on the page is in no draft, which would publish it. */
const withoutFigure = (text: string): string => (/\d/.test(text) ? CONTACT_AGENT : text)

type Around = { detail: EditedListing; agentIds: readonly number[]; now: Date }

function contentOfListing({ row, suburb, agents }: ListingRecord, { detail, agentIds, now }: Around): StoredDraft {
  const isOver = row.statusType === 'completed'
  const document = detail.documents.find(({ kind }) => kind === 'statementOfInformation')
  return draftOfListing({
    ...row,
    propertyType: propertyTypeOf(row),
    suburbUri: suburb.uri,
    landSizeM2: row.landSize,
    buildingSizeM2: detail.buildingSize,
    description: detail.description,
    price:
      isOver || row.isPriceWithheld
        ? { text: isOver ? detail.askedPriceText : withoutFigure(row.priceText), from: null, to: null }
        : { text: row.priceText, from: row.priceFrom, to: row.priceTo },
    inspections: row.inspections
      .map(([start, end]) => ({ startsAt: new Date(start * 1000), endsAt: new Date(end * 1000) }))
      .filter(({ endsAt }) => endsAt > now),
    agentUsernames: agents.filter(({ id }) => agentIds.includes(id)).map(({ username }) => username),
    floorPlans: detail.floorPlans,
    statement: document ?? null,
    timeZone: timeZoneOfPlace(suburb),
  })
}
