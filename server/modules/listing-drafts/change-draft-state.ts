import type { DraftProblem } from '#domain/listing-drafts/check-draft.ts'
import { draftStateOf } from '#domain/listing-drafts/draft-state.ts'
import { isStateProblem, stateChangeOf, type TypedState } from '#domain/listing-drafts/draft-state-change.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { PublishedDraft } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import type { ListingDrafts } from './listing-drafts.ts'
import { publishReady, readyDraft } from './publish-draft.ts'
import { runDraftCommand } from './run-draft-command.ts'

type Change = TypedState & { id: string; baseRevision: number }

/**
 * Says what became of a listing that is published. One that comes back on the market is published as its draft is; what is wrong with it is
 * in the answer (docs/product.md, section 31.7). Throws BAD_INPUT, CONFLICT and NOT_FOUND.
 */
export async function changeDraftState(
  parts: ListingDraftsParts,
  drafts: ListingDrafts,
  member: CallingMember,
  { id, baseRevision, ...typed }: Change,
): Promise<PublishedDraft> {
  let problems: DraftProblem[] = []
  const command = { id, baseRevision, command: { kind: 'changeState', ...typed } } as const
  const row = await runDraftCommand(parts, drafts, member, command, async (draft) => {
    const { listingId, listing } = draft
    if (listingId === null) throw new PortalError('BAD_INPUT', errors.notPublished, { field: 'state' })
    const [record] = await parts.listings.byIds([listingId], { withRemoved: true })
    if (record === undefined) throw new Error(`There is no listing ${listingId}`)
    const about = { listingType: record.row.listingType, timeZone: timeZoneOfPlace(record.suburb) }
    const change = stateChangeOf(typed, about, parts.clock())
    if (isStateProblem(change)) throw new PortalError('BAD_INPUT', change.message, { field: change.field })
    const isOnMarket = change.state === 'available' || change.state === 'underOffer'
    const comesBack = isOnMarket && listing?.statusType !== 'available'
    const ready = comesBack ? await readyDraft(parts, draft, { isCompleted: false }) : null
    problems = ready && 'problems' in ready ? ready.problems : []
    if (ready && 'problems' in ready) return false
    const isChanged = await parts.listingChanges.changeState(listingId, change)
    if (ready) await publishReady(parts, ready)
    const changes = [{ field: 'state', before: draftStateOf(listing), after: typed.state }]
    if (isChanged)
      await drafts.recordByStaff(member, draft.officeId, { kind: 'changeListingState', thingId: listingId, changes })
    return true
  })
  return { row, problems }
}
