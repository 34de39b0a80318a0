import { type DraftPrice, draftPrice, isPriceProblem } from '#domain/listing-drafts/draft-price.ts'
import { isStateProblem, stateChangeOf, type TypedState } from '#domain/listing-drafts/draft-state-change.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import { listingClassOf } from '#domain/listing-drafts/check-draft.ts'
import { priceRuleOf } from '#domain/listing-drafts/price-rules.ts'
import { CONTACT_AGENT } from '#domain/price/price-display.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { DraftRow } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import type { ListingDrafts } from './listing-drafts.ts'
import { runDraftCommand } from './run-draft-command.ts'

type Change = TypedState & { id: string; baseRevision: number }

/** Says what became of a listing that is published. Throws BAD_INPUT, CONFLICT and NOT_FOUND. */
export function changeDraftState(
  parts: ListingDraftsParts,
  drafts: ListingDrafts,
  member: CallingMember,
  { id, baseRevision, ...typed }: Change,
): Promise<DraftRow> {
  const { clock, listings, listingChanges } = parts
  const command = { id, baseRevision, command: { kind: 'changeState', ...typed } } as const
  return runDraftCommand(parts, drafts, member, command, async (row) => {
    if (row.listingId === null) throw new PortalError('BAD_INPUT', errors.notPublished, { field: 'state' })
    const [record] = await listings.byIds([row.listingId], { withRemoved: true })
    if (record === undefined) throw new Error(`There is no listing ${row.listingId}`)
    const timeZone = timeZoneOfPlace(record.suburb)
    const now = clock()
    const change = stateChangeOf(typed, { listingType: record.row.listingType, timeZone }, now)
    if (isStateProblem(change)) throw new PortalError('BAD_INPUT', change.message, { field: change.field })
    const wasCompleted = record.row.statusType === 'completed'
    await listingChanges.changeState(row.listingId, change)
    if (wasCompleted && change.state !== 'completed') {
      const { stateCode } = record.suburb
      const price = askedPriceOf(row, { stateCode, day: calendarDateOf(now, timeZone) })
      await listingChanges.changePrice(row.listingId, price)
    }
    return true
  })
}

type Rules = Pick<Parameters<typeof priceRuleOf>[0], 'stateCode'> & { day: string }

const ASK_THE_AGENT: DraftPrice = { text: CONTACT_AGENT, from: null, to: null }

/** What was asked before the home was sold or leased; no figure where that cannot be asked any more, and never what it went for. */
function askedPriceOf({ publishedContent }: DraftRow, { stateCode, day }: Rules): DraftPrice {
  if (publishedContent === null) return ASK_THE_AGENT
  const { listingType, propertyType, saleMethod } = publishedContent
  const rule = priceRuleOf({ stateCode, listingType, listingClass: listingClassOf(propertyType), saleMethod }, day)
  const price = draftPrice(publishedContent, rule)
  return isPriceProblem(price) ? ASK_THE_AGENT : price
}
