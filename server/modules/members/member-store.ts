import anyAscii from 'any-ascii'
import { latinName } from '#domain/members/latin-name.ts'
import { suggestedUsername } from '#domain/members/username.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberRecord } from './member-record.ts'

export type NewMember = {
  name: string
  email: string
  /** Whether the address has been proved already, as by a provider. */
  isEmailConfirmed: boolean
  passwordHash: string | null
  signUpKey: string | null
  now: Date
}

/** Reads and makes members; deleted ones are as if they had never been. */
export type MemberStore = {
  /** The member who confirmed the address. */
  byConfirmedEmail: (email: string) => Promise<MemberRecord | null>
  /** Those who may sign in with an address: who confirmed it, then the first of those who only typed it. */
  whoMaySignIn: (email: string) => Promise<MemberRecord[]>
  byId: (id: number) => Promise<MemberRecord | null>
  byUsername: (username: string) => Promise<MemberRecord | null>
  bySignUpKey: (key: string) => Promise<MemberRecord | null>
  /** The new member; null when its key is taken, or when an address that is confirmed already has an account. */
  create: (member: NewMember) => Promise<MemberRecord | null>
}

/** Members who typed an address without confirming it, of whom a sign-in tries the password. */
const MOST_CLAIMANTS = 3
/** How many passwords a sign-in compares, for any address. */
export const MOST_CANDIDATES = MOST_CLAIMANTS + 1

/** Suffixes are random from the fifth attempt on: by the tenth a free one is found, whatever the name. */
const MOST_ATTEMPTS = 20

/** The members in the database; those that deleted their account are never found. */
export function memberStore(database: Database): MemberStore {
  const findAll = (rest: string, value: unknown): Promise<MemberRecord[]> =>
    database.query<MemberRecord>(`${SELECT_MEMBER} where member.deleted_at is null and ${rest}`, [value])
  const find = async (condition: string, value: unknown): Promise<MemberRecord | null> =>
    (await findAll(condition, value))[0] ?? null
  const byId = (id: number) => find('member.id = $1', id)
  return {
    byId,
    byConfirmedEmail: (email) => find('member.email = $1 and member.email_confirmed_at is not null', email),
    async whoMaySignIn(email) {
      const found = await findAll(CANDIDATES, email)
      const claimants = found.filter(({ emailConfirmedAt }) => emailConfirmedAt === null).slice(0, MOST_CLAIMANTS)
      return [...found.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null), ...claimants]
    },
    byUsername: (username) => find('member.username = $1', username.toLowerCase()),
    bySignUpKey: (key) => find('member.sign_up_key = $1', key),
    async create({ name, email, isEmailConfirmed, passwordHash, signUpKey, now }) {
      const latin = latinName(name, anyAscii)
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const username = suggestedUsername(latin, attempt)
        const values = [username, name, email, isEmailConfirmed ? now : null, passwordHash, signUpKey, now]
        const [made] = await database.query<{ id: number }>(INSERT_MEMBER, values)
        if (made) return byId(made.id)
        const [taken] = await database.query(EMAIL_OR_KEY_TAKEN, [email, isEmailConfirmed, signUpKey])
        if (taken) return null
      }
      throw new Error(`No username is left for a member of this name after ${MOST_ATTEMPTS} attempts`)
    },
  }
}

const SELECT_MEMBER = `
  select member.id, member.username, member.name, member.email, member.email_confirmed_at as "emailConfirmedAt", member.password_hash as "passwordHash", member.type,
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

const CANDIDATES = `member.email = $1 order by member.email_confirmed_at is null, member.id limit ${MOST_CANDIDATES}`

const INSERT_MEMBER = `
  insert into member (username, name, email, email_confirmed_at, password_hash, sign_up_key, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`

const EMAIL_OR_KEY_TAKEN = `
  select 1 from member where sign_up_key = $3 or ($2 and email = $1 and email_confirmed_at is not null) limit 1`
