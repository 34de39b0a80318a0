import type { Database } from '#server/platform/database/database.ts'
import type { MemberRecord } from './member-record.ts'

/** A member by number; like all of these, none that deleted the account. */
export const findMemberById = (database: Database, id: number): Promise<MemberRecord | null> =>
  findMember(database, 'member.id = $1', id)

/** The one member who confirmed an address. */
export const findMemberByConfirmedEmail = (database: Database, email: string): Promise<MemberRecord | null> =>
  findMember(database, 'member.email = $1 and member.email_confirmed_at is not null', email)

/** A member by username, which is in lower case. */
export const findMemberByUsername = (database: Database, username: string): Promise<MemberRecord | null> =>
  findMember(database, 'member.username = $1', username)

/** The member that a sign-up with this key made. */
export const findMemberBySignUpKey = (database: Database, key: string): Promise<MemberRecord | null> =>
  findMember(database, 'member.sign_up_key = $1', key)

/** Members with an address: who confirmed it, then those who typed it, the first of them first. */
export const membersWithEmail = (database: Database, email: string, most: number): Promise<MemberRecord[]> =>
  database.query<MemberRecord>(SELECT_MEMBERS_WITH_EMAIL, [email, most])

async function findMember(database: Database, condition: string, value: unknown): Promise<MemberRecord | null> {
  const [member] = await database.query<MemberRecord>(`${SELECT_MEMBER} and ${condition}`, [value])
  return member ?? null
}

const SELECT_MEMBER = `
  select member.id, member.username, member.name, member.email, member.email_confirmed_at as "emailConfirmedAt", member.password_hash as "passwordHash", member.type,
    member.agent_id as "agentId",
    (select agent.username from agent where agent.id = member.agent_id and member.type = 2) as "agentUsername", member.display_description as "displayDescription", member.theme,
    member.avatar_version as "avatarVersion", member.avatar_picture is not null as "hasPicture",
    member.created_at as "createdAt", member.closed_at as "closedAt",
    coalesce((
      select jsonb_agg(jsonb_build_object('communicationType', communication_type, 'details', details)
        order by communication_type)
      from member_contact where member_contact.member_id = member.id
    ), '[]'::jsonb) as contacts,
    coalesce((
      select jsonb_object_agg(area, claims) from (
        select area, jsonb_agg(claim order by claim) as claims
        from member_claim where member_claim.member_id = member.id group by area
      ) as areas
    ), '{}'::jsonb) as claims
  from member
  where member.deleted_at is null`

const SELECT_MEMBERS_WITH_EMAIL = `${SELECT_MEMBER} and member.email = $1
  order by member.email_confirmed_at is null, member.id limit $2`

export type NewMemberRow = Pick<
  MemberRecord,
  'username' | 'name' | 'email' | 'emailConfirmedAt' | 'passwordHash' | 'createdAt'
> & { signUpKey: string | null }

/** The number of the new member; null where the username, be it by an agent, the confirmed address or the key is taken. */
export async function insertMember(
  database: Database,
  { username, name, email, emailConfirmedAt, passwordHash, signUpKey, createdAt }: NewMemberRow,
): Promise<number | null> {
  const values = [username, name, email, emailConfirmedAt, passwordHash, signUpKey, createdAt]
  const [row] = await database.query<{ id: number }>(INSERT_MEMBER, values)
  return row?.id ?? null
}

const INSERT_MEMBER = `
  insert into member (username, name, email, email_confirmed_at, password_hash, sign_up_key, created_at)
  select $1::text, $2, $3, $4::timestamptz, $5, $6, $7::timestamptz
  where not exists (select from agent where agent.username = $1)
  on conflict do nothing returning id`

/** Whether a member has the key, or has confirmed an address that is said to be confirmed. */
export async function isEmailOrKeyTaken(
  database: Database,
  { email, isEmailConfirmed, signUpKey }: { email: string; isEmailConfirmed: boolean; signUpKey: string | null },
): Promise<boolean> {
  const [taken] = await database.query(EMAIL_OR_KEY_TAKEN, [email, isEmailConfirmed, signUpKey])
  return taken !== undefined
}

const EMAIL_OR_KEY_TAKEN = `
  select 1 from member where sign_up_key = $3 or ($2 and email = $1 and email_confirmed_at is not null) limit 1`
