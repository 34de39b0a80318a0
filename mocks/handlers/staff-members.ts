import { canManage, contactsOf } from '#domain/members/member-view.ts'
import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import {
  asList,
  type ClaimsOfArea,
  claimChangesForLog,
  claimsOf,
  claimsRefusal,
  LEAST_SOUGHT,
  managingRefusal,
  mayManageMembers,
  mayReadMembers,
  type MemberStanding,
  standingOf,
} from '#domain/staff/manage-members.ts'
import { manageMembersErrors as errors } from '#domain/staff/manage-members.copy.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import type { MemberRecord } from '../world/members.ts'
import { find, findAll, nextId, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { secondFactorView } from './second-factor-check.ts'
import { endSession, requireCaller, requireRecentSignIn } from './sessions.ts'
import { recordStaffAction } from './staff-actions.ts'

type Filter = {
  text: string
  kind?: 'local' | 'agent' | null
  standing?: MemberStanding | null
  isStaff?: boolean | null
}
type Act = { memberId: number; reason: string }
type BatchKind = 'endMemberSessions' | 'closeAccount'

const byText = (textOf: (member: MemberRecord) => string) => (left: MemberRecord, right: MemberRecord) =>
  textOf(left) === textOf(right) ? 0 : textOf(left) < textOf(right) ? -1 : 1

const orders = {
  newest: [falling(({ id }: MemberRecord) => id)],
  name: [byText(({ name }) => name.toLowerCase()), rising(({ id }: MemberRecord) => id)],
  username: [byText(({ username }) => username)],
}

export const staffMemberQueries = ({ world }: MockPortal, headers: Headers) => ({
  staffMembers({ filter, order, paging }: { filter: Filter; order: keyof typeof orders; paging: Paging }) {
    const caller = requireReader(world, headers)
    const found = membersOf(world, filter).toSorted(firstOf<MemberRecord>(orders[order]))
    return pageOf(found, paging, (member) => viewOf(world, member, caller))
  },
  staffMember({ id }: { id: number }) {
    const caller = requireReader(world, headers)
    const member = find(world.members, { id })
    return member === undefined ? null : viewOf(world, member, caller)
  },
  staffBatch({ id }: { id: number }) {
    requireManager(world, headers)
    return find(world.staffBatches, { id }) ?? null
  },
})

export const staffMemberMutations = ({ world }: MockPortal, headers: Headers) => ({
  changeClaims({ input }: { input: Act & { claims: ClaimsOfArea[]; revision: number } }) {
    const { caller, member, reason } = openedMember(world, headers, input)
    const wanted = claimsOf(input.claims)
    const standing = { isEmailConfirmed: member.isEmailConfirmed, isClosed: member.closedAt !== null }
    const refusal = claimsRefusal({ ...member, ...standing }, wanted, { memberId: caller.id, claims: caller.claims })
    if (refusal !== null) throw new Refusal(refusal === 'lacking' ? 'FORBIDDEN' : 'BAD_INPUT', errors[refusal])
    if (claimChangesForLog(member.claims, wanted).length === 0) return changed(member)
    const claims = Object.fromEntries(asList(wanted).map(({ area, claims: names }) => [area, names]))
    recordStaffAction(world, { staffId: caller.id, kind: 'changeClaims', thingId: member.id, reason })
    return changed(member, world, { claims })
  },
  endMemberSessions({ input }: { input: Act }) {
    const { caller, member, reason } = openedMember(world, headers, { ...input, revision: null })
    endSessionsOf(world, caller, { memberId: member.id, reason })
    return changed(member)
  },
  setAccountClosed({ input }: { input: Act & { isClosed: boolean; revision: number } }) {
    const { caller, member, reason } = openedMember(world, headers, input)
    if ((member.closedAt !== null) === input.isClosed) return changed(member)
    return setClosed(world, caller, { memberId: member.id, reason, isClosed: input.isClosed })
  },
  startStaffBatch({ input }: { input: NewBatch }) {
    const caller = requireManager(world, headers)
    const { kind, expected, idempotencyKey } = input
    const reason = requiredReason(input.reason)
    const found = chosenMembers(world, input)
    const key = checkedKey(idempotencyKey)
    const first = find(world.staffBatches, { staffId: caller.id, key })
    if (first?.kind === kind && first.reason === reason && first.total === expected) return { batch: first }
    if (first !== undefined) throw new Refusal('BAD_INPUT', errors.otherBatch, 'idempotencyKey')
    if (found.length === 0) throw new Refusal('BAD_INPUT', errors.nobody, 'memberIds')
    if (found.length !== expected) throw new Refusal('CONFLICT', errors.otherMembers)
    const staff = { memberId: caller.id, claims: caller.claims }
    const [may, mayNot] = [true, false].map((is) =>
      found.filter((member) => (managingRefusal(member, staff) === null) === is),
    )
    const unchanged = (may ?? []).filter((member) => kind === 'closeAccount' && member.closedAt !== null)
    for (const member of may ?? []) {
      const act = { memberId: member.id, reason }
      if (kind === 'endMemberSessions') endSessionsOf(world, caller, act)
      else if (member.closedAt === null) setClosed(world, caller, { ...act, isClosed: true })
    }
    const counts = {
      done: (may?.length ?? 0) - unchanged.length,
      unchanged: unchanged.length,
      refused: mayNot?.length ?? 0,
    }
    const id = nextId(world.staffBatches)
    const about = { id, staffId: caller.id, key, kind, reason, total: expected }
    return {
      batch: world.staffBatches.create({ ...about, ...counts, isFinished: true, startedAt: world.now.toISOString() }),
    }
  },
})

type NewBatch = {
  kind: BatchKind
  memberIds?: number[] | null
  filter?: Filter | null
  expected: number
  reason: string
  idempotencyKey?: string | null
}

function chosenMembers(world: World, { memberIds, filter }: NewBatch): MemberRecord[] {
  if (memberIds != null && filter == null) return world.members.getAll().filter(({ id }) => memberIds.includes(id))
  if (memberIds == null && filter != null) return membersOf(world, filter)
  throw new Refusal('BAD_INPUT', errors.oneOf, 'memberIds')
}

function membersOf(world: World, { text, kind, standing, isStaff }: Filter): MemberRecord[] {
  const sought = text.trim().toLowerCase()
  if (sought !== '' && [...sought].length < LEAST_SOUGHT) throw new Refusal('BAD_INPUT', errors.shortText, 'text')
  return world.members.getAll().filter((member) => {
    const name = member.name.toLowerCase()
    const texts = [name, name.replace(/^.* /, ''), member.username, member.email]
    return (
      texts.some((each) => each.startsWith(sought)) &&
      (kind == null || (member.type === 2) === (kind === 'agent')) &&
      (standing == null || standing === standingOf({ ...member, isClosed: member.closedAt !== null })) &&
      (isStaff == null || isStaff === asList(member.claims).length > 0)
    )
  })
}

const viewOf = (world: World, member: MemberRecord, caller: MemberRecord) => ({
  ...member,
  kind: member.type === 2 ? 'agent' : 'local',
  agentUsername: find(world.agents, { id: member.agentId ?? 0 })?.username ?? null,
  standing: standingOf({ ...member, isClosed: member.closedAt !== null }),
  hasSecondFactor: secondFactorView(member).hasSecondFactor,
  isWritingClosed: member.writingClosedReason !== null,
  joinedAt: '2026-01-01T00:00:00.000Z',
  closedAt: member.closedAt?.toISOString() ?? null,
  claims: asList(member.claims),
  contacts: contactsOf(member),
  sessions: findAll(world.sessions, { memberId: member.id, isOver: false }).map(
    ({ device, startedAt, lastSeenAt }) => ({
      device,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }),
  ),
  canManage: member.id !== caller.id && canManage(member, { memberId: caller.id, claims: caller.claims }),
})

function requireReader(world: World, headers: Headers): MemberRecord {
  const caller = requireCaller(world, headers)
  if (!mayReadMembers(caller.claims)) throw new Refusal('FORBIDDEN', errors.notReader)
  return caller
}

function requireManager(world: World, headers: Headers): MemberRecord {
  const caller = requireCaller(world, headers)
  if (!mayManageMembers(caller.claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
  requireRecentSignIn(world, headers)
  return caller
}

function openedMember(world: World, headers: Headers, act: Act & { revision: number | null }) {
  const caller = requireManager(world, headers)
  const member = required(find(world.members, { id: act.memberId }), errors.noMember)
  const refusal = managingRefusal(member, { memberId: caller.id, claims: caller.claims })
  if (refusal !== null) throw new Refusal('FORBIDDEN', errors[refusal])
  if (act.revision !== null && act.revision !== member.revision) throw new Refusal('CONFLICT', errors.changed)
  return { caller, member, reason: requiredReason(act.reason) }
}

function requiredReason(text: string): string {
  const reason = decisionReasonOf(text)
  if (reason !== null) return reason
  throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
}

function endSessionsOf(world: World, caller: MemberRecord, { memberId, reason }: Act): void {
  const sessions = findAll(world.sessions, { memberId, isOver: false })
  for (const session of sessions) endSession(world, session)
  if (sessions.length > 0)
    recordStaffAction(world, { staffId: caller.id, kind: 'endMemberSessions', thingId: memberId, reason })
}

function setClosed(world: World, caller: MemberRecord, { memberId, reason, isClosed }: Act & { isClosed: boolean }) {
  const kind = isClosed ? 'closeAccount' : 'openAccount'
  recordStaffAction(world, { staffId: caller.id, kind, thingId: memberId, reason })
  if (isClosed) for (const session of findAll(world.sessions, { memberId, isOver: false })) endSession(world, session)
  const member = required(find(world.members, { id: memberId }), errors.noMember)
  return changed(member, world, { closedAt: isClosed ? world.now : null })
}

function changed({ id, revision }: MemberRecord, world?: World, change?: Partial<MemberRecord>) {
  if (world === undefined) return { memberId: id, revision }
  update(world.members, { id }, { ...change, revision: revision + 1 })
  return { memberId: id, revision: revision + 1 }
}
