import type { NewStaffAction, StaffChange } from '#server/modules/staff/staff-action-record.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { DraftRow } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'

type ActionOfEditor = Omit<NewStaffAction, 'staffId'>

/** Nothing is recorded of who is of the office; call it in the transaction of what they did. */
export type DraftLog = {
  recordByStaff(member: CallingMember, officeId: number, action: ActionOfEditor): Promise<void>
  recordDraft(
    member: CallingMember,
    draft: Pick<DraftRow, 'id' | 'officeId'>,
    kind: 'deleteListingDraft' | 'saveListingDraft',
    changes?: readonly StaffChange[],
  ): Promise<void>
}

/** Records what somebody did to the listings of an office who is not of it. */
export function draftLog({ agents, staffActions }: Pick<ListingDraftsParts, 'agents' | 'staffActions'>): DraftLog {
  async function recordByStaff(
    { memberId, agentId }: CallingMember,
    officeId: number,
    action: ActionOfEditor,
  ): Promise<void> {
    const ownOfficeId = agentId === null ? null : await agents.officeOfAgent(agentId)
    await staffActions.recordForOffice({ memberId, ownOfficeId }, officeId, action)
  }

  return {
    recordByStaff,
    recordDraft: (
      member: CallingMember,
      { id, officeId }: Pick<DraftRow, 'id' | 'officeId'>,
      kind: 'deleteListingDraft' | 'saveListingDraft',
      changes: readonly StaffChange[] = [],
    ): Promise<void> =>
      recordByStaff(member, officeId, {
        kind,
        thingId: officeId,
        changes: [{ field: 'draft', before: '', after: id }, ...changes],
      }),
  }
}
