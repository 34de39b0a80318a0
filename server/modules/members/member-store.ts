import anyAscii from 'any-ascii'
import { latinName } from '#domain/members/latin-name.ts'
import { suggestedUsername } from '#domain/members/username.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberRecord } from './member-record.ts'
import {
  findMemberByConfirmedEmail,
  findMemberById,
  findMemberBySignUpKey,
  findMemberByUsername,
  insertMember,
  isEmailOrKeyTaken,
  membersWithEmail,
} from './member-store.queries.ts'

type NewMember = {
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

/** What a username can be; the database takes no null character. */
const USERNAME = /^[a-z0-9._-]{1,60}$/

/** The members in the database; those that deleted their account are never found. */
export function memberStore(database: Database): MemberStore {
  return {
    byId: (id) => findMemberById(database, id),
    byConfirmedEmail: (email) => findMemberByConfirmedEmail(database, email),
    async whoMaySignIn(email) {
      const found = await membersWithEmail(database, email, MOST_CANDIDATES)
      const claimants = found.filter(({ emailConfirmedAt }) => emailConfirmedAt === null).slice(0, MOST_CLAIMANTS)
      return [...found.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null), ...claimants]
    },
    async byUsername(text) {
      const username = text.toLowerCase()
      return USERNAME.test(username) ? findMemberByUsername(database, username) : null
    },
    bySignUpKey: (key) => findMemberBySignUpKey(database, key),
    async create({ name, email, isEmailConfirmed, passwordHash, signUpKey, now }) {
      const latin = latinName(name, anyAscii)
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const username = suggestedUsername(latin, attempt)
        const emailConfirmedAt = isEmailConfirmed ? now : null
        const values = { username, name, email, emailConfirmedAt, passwordHash, signUpKey, createdAt: now }
        const id = await insertMember(database, values)
        if (id !== null) return findMemberById(database, id)
        if (await isEmailOrKeyTaken(database, { email, isEmailConfirmed, signUpKey })) return null
      }
      throw new Error(`No username is left for a member of this name after ${MOST_ATTEMPTS} attempts`)
    },
  }
}
