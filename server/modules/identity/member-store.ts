import { suggestedUsername } from '#domain/members/username.ts'
import type { Database } from '#server/database/database.ts'
import type { MemberRecord } from './member-record.ts'

export type NewMember = {
  name: string
  email: string
  passwordHash: string | null
  signUpKey: string | null
  now: Date
}

/** Reads and makes members; deleted ones are as if they had never been. */
export type MemberStore = {
  byEmail: (email: string) => Promise<MemberRecord | null>
  byId: (id: number) => Promise<MemberRecord | null>
  byUsername: (username: string) => Promise<MemberRecord | null>
  bySignUpKey: (key: string) => Promise<MemberRecord | null>
  /** The new member; null when its e-mail address or its key is taken. */
  create: (member: NewMember) => Promise<MemberRecord | null>
}

/** Namesakes that are tried before a sign-up is given up. */
const MOST_NAMESAKES = 10_000

/** The members in the database; those that deleted their account are never found. */
export function memberStore(database: Database): MemberStore {
  const find = async (condition: string, value: unknown): Promise<MemberRecord | null> => {
    const [row] = await database.query<MemberRecord>(
      `${SELECT_MEMBER} where member.deleted_at is null and ${condition}`,
      [value],
    )
    return row ?? null
  }
  const byId = (id: number) => find('member.id = $1', id)
  return {
    byId,
    byEmail: (email) => find('member.email = $1', email),
    byUsername: (username) => find('member.username = $1', username.toLowerCase()),
    bySignUpKey: (key) => find('member.sign_up_key = $1', key),
    async create({ name, email, passwordHash, signUpKey, now }) {
      for (let attempt = 0; attempt < MOST_NAMESAKES; attempt = attempt < 5 ? attempt + 1 : attempt * 2) {
        const values = [suggestedUsername(name, attempt), name, email, passwordHash, signUpKey, now]
        const [made] = await database.query<{ id: number }>(INSERT_MEMBER, values)
        if (made) return byId(made.id)
        const [taken] = await database.query(EMAIL_OR_KEY_TAKEN, [email, signUpKey])
        if (taken) return null
      }
      throw new Error(`No username is left for a member of this name after ${MOST_NAMESAKES} attempts`)
    },
  }
}

const SELECT_MEMBER = `
  select member.id, member.username, member.name, member.email, member.password_hash as "passwordHash", member.type,
    member.agent_id as "agentId", member.display_description as "displayDescription", member.theme,
    member.avatar_version as "avatarVersion", member.avatar_picture is not null as "hasPicture",
    member.created_at as "createdAt",
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
  from member`

const INSERT_MEMBER = `
  insert into member (username, name, email, password_hash, sign_up_key, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`

const EMAIL_OR_KEY_TAKEN = 'select 1 from member where email = $1 or sign_up_key = $2 limit 1'
