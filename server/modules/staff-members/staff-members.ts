import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import {
  claimChangesForLog,
  type ClaimsOfArea,
  claimsOf,
  claimsRefusal,
  LEAST_SOUGHT,
  managingRefusal,
  mayManageMembers,
  mayReadMembers,
} from '#domain/staff/manage-members.ts'
import { manageMembersErrors as errors } from '#domain/staff/manage-members.copy.ts'
import { canManage } from '#domain/members/member-view.ts'
import type { IdentityServices } from '#server/modules/identity/identity-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import { countMembers, findMembers, findStaffMember, lockMembers } from './found-members.queries.ts'
import { setClaims, setClosedAt } from './staff-members.queries.ts'
import type { BatchOutcome, MemberFilter, MemberOrder, StaffMemberRow, StaffMemberView } from './staff-member-record.ts'

type Act = { memberId: number; reason: string }
type Changed = { memberId: number; revision: number }

/** What staff see of members and do to their accounts (docs/product.md, section 30). Throws PortalErrors. */
export type StaffMembers = {
  page(
    staff: CallingMember,
    filter: MemberFilter,
    page: { order: MemberOrder; skip: number; take: number },
  ): Promise<{ total: number; results: StaffMemberView[] }>
  one(staff: CallingMember, id: number): Promise<StaffMemberView | null>
  changeClaims(staff: CallingMember, act: Act & { claims: readonly ClaimsOfArea[]; revision: number }): Promise<Changed>
  endSessions(staff: CallingMember, act: Act): Promise<Changed>
  setClosed(staff: CallingMember, act: Act & { isClosed: boolean; revision: number }): Promise<Changed>
  /** Of a member of a batch, within the transaction around; those who may not be changed are left as they are. */
  actOf(staffId: number, kind: 'endMemberSessions' | 'closeAccount', act: Act): Promise<BatchOutcome>
}

type Parts = Pick<PlatformServices, 'clock' | 'database'> & StaffServices & Pick<IdentityServices, 'identity'>

export function staffMembersOver(parts: Parts): StaffMembers {
  const { database } = parts
  return {
    async page({ memberId, claims }, filter, page) {
      if (!mayReadMembers(claims)) throw new PortalError('FORBIDDEN', errors.notReader)
      const sought = checkedFilter(filter)
      const total = await countMembers(database, sought)
      const rows = await findMembers(database, sought, page)
      return { total, results: rows.map((row) => viewOf(row, { memberId, claims })) }
    },
    async one({ memberId, claims }, id) {
      if (!mayReadMembers(claims)) throw new PortalError('FORBIDDEN', errors.notReader)
      const row = await findStaffMember(database, id)
      return row && viewOf(row, { memberId, claims })
    },
    changeClaims: (staff, { memberId, reason: given, claims, revision }) =>
      changing(parts, staff, { memberId, revision }, async (member, current) => {
        const reason = requiredReason(given)
        const wanted = claimsOf(claims)
        const refusal = claimsRefusal({ ...member, isClosed: member.closedAt !== null }, wanted, current)
        if (refusal !== null) throw new PortalError(refusal === 'lacking' ? 'FORBIDDEN' : 'BAD_INPUT', errors[refusal])
        const changes = claimChangesForLog(member.claims, wanted)
        if (changes.length === 0) return member.revision
        const staffId = staff.memberId
        await parts.staffActions.record({ staffId, kind: 'changeClaims', thingId: memberId, reason, changes })
        return setClaims(database, memberId, wanted)
      }),
    endSessions: (staff, { memberId, reason: given }) =>
      changing(parts, staff, { memberId, revision: null }, async (member) => {
        await endSessions(parts, staff.memberId, { memberId, reason: requiredReason(given) })
        return member.revision
      }),
    setClosed: (staff, { memberId, reason: given, isClosed, revision }) =>
      changing(parts, staff, { memberId, revision }, async (member) => {
        const act = { memberId, reason: requiredReason(given) }
        if ((member.closedAt !== null) === isClosed) return member.revision
        return setClosed(parts, staff.memberId, { ...act, isClosed })
      }),
    async actOf(staffId, kind, act) {
      const member = await findStaffMember(database, act.memberId)
      if (member === null) return 'unchanged'
      if (managingRefusal(member, await currentStaff(database, staffId)) !== null) return 'refused'
      if (kind === 'endMemberSessions') return (await endSessions(parts, staffId, act)) ? 'done' : 'unchanged'
      if (member.closedAt !== null) return 'unchanged'
      await setClosed(parts, staffId, { ...act, isClosed: true })
      return 'done'
    },
  }
}

const viewOf = (row: StaffMemberRow, staff: Pick<CallingMember, 'memberId' | 'claims'>): StaffMemberView => ({
  ...row,
  canManage: row.id !== staff.memberId && canManage(row, staff),
})

/** A filter whose text is as the columns are; throws BAD_INPUT for one letter. */
export function checkedFilter(filter: MemberFilter): MemberFilter {
  const text = filter.text.trim().toLowerCase()
  if (text === '' || [...text].length >= LEAST_SOUGHT) return { ...filter, text }
  throw new PortalError('BAD_INPUT', errors.shortText, { field: 'text' })
}

export function requiredReason(text: string): string {
  const reason = decisionReasonOf(text)
  if (reason !== null) return reason
  throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
}

/** Whoever changes members has logged in recently. */
export function requireManager(staff: CallingMember, now: Date): void {
  if (!mayManageMembers(staff.claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
  requireRecentSignIn(staff, now)
}

/** Changes a member as both accounts are at that moment, so that nobody acts with what was taken from them meanwhile. */
function changing(
  { clock, database }: Parts,
  staff: CallingMember,
  { memberId, revision }: { memberId: number; revision: number | null },
  change: (member: StaffMemberRow, current: Pick<CallingMember, 'memberId' | 'claims'>) => Promise<number>,
): Promise<Changed> {
  requireManager(staff, clock())
  return database.transaction(async () => {
    await lockMembers(database, [staff.memberId, memberId])
    const member = await findStaffMember(database, memberId)
    if (member === null) throw new PortalError('NOT_FOUND', errors.noMember)
    const current = await currentStaff(database, staff.memberId)
    const refusal = managingRefusal(member, current)
    if (refusal !== null) throw new PortalError('FORBIDDEN', errors[refusal])
    if (revision !== null && revision !== member.revision) throw new PortalError('CONFLICT', errors.changed)
    return { memberId, revision: await change(member, current) }
  })
}

/** Staff with what they may do at this moment: nothing any more where their account is closed or gone. */
async function currentStaff(database: Database, memberId: number): Promise<Pick<CallingMember, 'memberId' | 'claims'>> {
  const row = await findStaffMember(database, memberId)
  return { memberId, claims: row === null || row.closedAt !== null ? {} : row.claims }
}

async function endSessions(
  { identity, clock, staffActions }: Parts,
  staffId: number,
  { memberId, reason }: Act,
): Promise<boolean> {
  const count = await identity.identity.sessions.endAllOf(memberId, clock())
  if (count > 0) await staffActions.record({ staffId, kind: 'endMemberSessions', thingId: memberId, reason })
  return count > 0
}

async function setClosed(
  { database, identity, clock, staffActions }: Parts,
  staffId: number,
  { memberId, reason, isClosed }: Act & { isClosed: boolean },
): Promise<number> {
  const kind = isClosed ? 'closeAccount' : 'openAccount'
  await staffActions.record({ staffId, kind, thingId: memberId, reason })
  if (isClosed) await identity.identity.sessions.endAllOf(memberId, clock())
  return setClosedAt(database, memberId, isClosed ? clock() : null)
}
