import { MOST_COUNTED } from '#domain/staff/manage-members.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberFilter, MemberOrder, StaffMemberRow } from './staff-member-record.ts'

const SELECT_MEMBER = `
  select member.id, member.username, member.name, member.email, member.email_confirmed_at is not null as "isEmailConfirmed",
    exists (
      select from member_second_factor where member_id = member.id and confirmed_at is not null
    ) as "hasSecondFactor",
    member.type = 2 as "isAgent", (select agent.username from agent where agent.id = member.agent_id) as "agentUsername",
    coalesce((
      select decision = 'closeWriting' from post_decision where post_decision.member_id = member.id order by post_decision.id desc limit 1
    ), false) as "isWritingClosed",
    member.created_at as "joinedAt", member.closed_at as "closedAt", member.staff_revision as revision,
    coalesce((
      select jsonb_agg(jsonb_build_object('communicationType', communication_type, 'details', details) order by communication_type)
      from member_contact where member_contact.member_id = member.id
    ), '[]'::jsonb) as contacts,
    coalesce((
      select jsonb_object_agg(area, claims) from (
        select area, jsonb_agg(claim order by claim) as claims
        from member_claim where member_claim.member_id = member.id group by area
      ) as areas
    ), '{}'::jsonb) as claims
  from member`

const orders: Readonly<Record<MemberOrder, string>> = {
  newest: 'member.id desc',
  name: 'lower(member.name) collate "C", member.id',
  username: 'member.username collate "C", member.id',
}

/** After every text that begins so. */
const LAST = '\u{10ffff}'

/** Conditions on `member`, whose parameters are from $1 on. */
export function conditionsOf({ text, kind, standing, isStaff }: MemberFilter): { where: string; values: string[] } {
  const conditions = [
    'member.deleted_at is null',
    ...(text === '' ? [] : [BEGINS]),
    ...(kind === null ? [] : [`member.type = ${kind === 'agent' ? 2 : 1}`]),
    ...(standing === null ? [] : [standings[standing]]),
    ...(isStaff === null
      ? []
      : [`${isStaff ? '' : 'not '}exists (select from member_claim where member_id = member.id)`]),
  ]
  return { where: conditions.join(' and '), values: text === '' ? [] : [text, `${text}${LAST}`] }
}

const standings: Readonly<Record<NonNullable<MemberFilter['standing']>, string>> = {
  open: 'member.closed_at is null and member.email_confirmed_at is not null',
  unconfirmed: 'member.closed_at is null and member.email_confirmed_at is null',
  closed: 'member.closed_at is not null',
}

const begins = (expression: string) =>
  `select id from member where ${expression} collate "C" >= $1 and ${expression} collate "C" < $2 and deleted_at is null`

const BEGINS = `member.id in (${['lower(name)', `lower(regexp_replace(name, '^.* ', ''))`, 'username', 'email']
  .map(begins)
  .join(' union all ')})`

export function findMembers(
  database: Database,
  filter: MemberFilter,
  { order, skip, take }: { order: MemberOrder; skip: number; take: number },
): Promise<StaffMemberRow[]> {
  const { where, values } = conditionsOf(filter)
  // The page first, so that what is told of a member is looked up for those of the page alone.
  const page = `select id from member where ${where} order by ${orders[order]} offset ${skip} limit ${take}`
  return database.query<StaffMemberRow>(
    `${SELECT_MEMBER} where member.id in (${page}) order by ${orders[order]}`,
    values,
  )
}

/** How many there are; more than are counted are one more than that. */
export async function countMembers(database: Database, filter: MemberFilter): Promise<number> {
  const { where, values } = conditionsOf(filter)
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from (select from member where ${where} limit ${MOST_COUNTED + 1}) found`,
    values,
  )
  return row?.count ?? 0
}

export async function findStaffMember(database: Database, id: number): Promise<StaffMemberRow | null> {
  const text = `${SELECT_MEMBER} where member.id = $1 and member.deleted_at is null`
  const [row] = await database.query<StaffMemberRow>(text, [id])
  return row ?? null
}

/** Until the end of the transaction nobody changes them, nor what they may do; in the order of their numbers. */
export async function lockMembers(database: Database, ids: readonly number[]): Promise<void> {
  await database.query('select id from member where id = any($1::int[]) order by id for no key update', [ids])
}
