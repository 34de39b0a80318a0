import { type StaffActionKind, staffActionsToRead, thingOfStaffAction } from '#domain/staff/staff-actions.ts'
import { staffErrors as errors } from '#domain/staff/staff-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import type { ActionsOf, Actor, LatestAction, NewStaffAction, StaffActionPage } from './staff-action-record.ts'
import { findActions, findLatest, insertAction } from './staff-actions.queries.ts'

/** The log of what staff did, for good (docs/product.md, section 30). */
export type StaffActions = {
  /**
   * Records what one of the staff does who has logged in recently; throws SIGN_IN_AGAIN for anybody else, so that nothing of it is done.
   * Call it in the transaction of the action.
   */
  recordAct(staff: CallingMember, action: Omit<NewStaffAction, 'staffId'>): Promise<void>
  /** The same for what asks for no recent sign-in, or asked for it before: what is typed of a listing, and the work of jobs. */
  record(action: NewStaffAction): Promise<void>
  /** Records what a member did to what is an office's, unless that office is theirs. */
  recordForOffice(by: Actor, officeId: number, action: Omit<NewStaffAction, 'staffId'>): Promise<void>
  /** Who did something to a thing last, and why; null where nobody did. */
  latest(kind: StaffActionKind, thingId: number): Promise<LatestAction | null>
  /** The latest first; throws FORBIDDEN for who reads no kind of action. */
  page(member: CallingMember, of: ActionsOf, page: { before: number | null; take: number }): Promise<StaffActionPage>
}

export function staffActionsOver({ database, clock }: Pick<PlatformServices, 'clock' | 'database'>): StaffActions {
  const record = ({ reason = '', changes = [], ...action }: NewStaffAction): Promise<void> =>
    insertAction(database, { ...action, reason, changes, thing: thingOfStaffAction(action.kind), now: clock() })
  return {
    async recordAct(staff, action) {
      requireRecentSignIn(staff, clock())
      await record({ ...action, staffId: staff.memberId })
    },
    record,
    async recordForOffice({ memberId: staffId, ownOfficeId }, officeId, action) {
      if (ownOfficeId !== officeId) await record({ ...action, staffId })
    },
    latest: (kind, thingId) => findLatest(database, { kind, thing: thingOfStaffAction(kind), thingId }),
    async page({ claims }, of, { before, take }) {
      const kinds = staffActionsToRead(claims)
      if (kinds.length === 0) throw new PortalError('FORBIDDEN', errors.notStaff)
      const found = await findActions(database, of, { kinds, before, limit: take + 1 })
      const results = found.slice(0, take)
      return { results, next: found.length > take ? String(results.at(-1)?.id) : null }
    },
  }
}
